import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactElement, ReactNode } from 'react';
import { Cell, Row, Table as AriaTable, TableBody } from 'react-aria-components/Table';
import { fixedTable, leastWidth, tableCell, tableRoot, tableRow } from '../../css/table.css';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import type { TableColumn } from '../../internal/tableColumn';
import { frame, phoneRows } from '../Table/Table.css';
import type { Narrowing } from '../NoMatches/NoMatches';
import { EmptyRows } from '../Table/EmptyRows';
import { TableHead } from '../Table/TableHead';
import { useRoom } from '../Table/useRoom';
import { TreeCell } from './TreeCell';
import type { TreeTick } from './TreeCell';

export type { TreeTick } from './TreeCell';

/** Props of {@link TreeTable}. */
export interface TreeTableProps<RowData> extends RootProps<HTMLDivElement> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn<RowData>[];
  /** Rows of the top level. */
  rows: readonly RowData[];
  rowId: (row: RowData) => string;
  /** Returns the name of a row, which is the accessible name of its checkbox. */
  rowName: (row: RowData) => string;
  /** Returns the rows below a row. */
  rowChildren: (row: RowData) => readonly RowData[];
  /** Ids of the rows whose children are shown. */
  expandedKeys: ReadonlySet<string>;
  onExpandedChange: (ids: Set<string>) => void;
  /** Adds a checkbox to each row: unticked, indeterminate when some of the rows below it are ticked, or ticked. */
  rowTick?: (row: RowData) => TreeTick;
  onTick?: (row: RowData, isTicked: boolean) => void;
  /** Id of the selected row. Pressing a row selects it when `onSelectionChange` is passed. */
  selectedKey?: string | null;
  onSelectionChange?: (id: string | null) => void;
  /** Shown when there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** Filters in force: when they leave no rows, a message with a button to clear them is shown instead of `empty`. */
  narrowing?: Narrowing | null;
  /** On a phone each row is a block, with its cells one below the other under the names of their columns. */
  hasPhoneRows?: boolean;
}

/** Table of nested rows, which expand and collapse in place, such as folders with their content. */
export function TreeTable<RowData extends object>(props: TreeTableProps<RowData>) {
  const { label, columns: given, rows, rowId, rowName, rowChildren, rowTick, onTick } = props;
  const { selectedKey, onSelectionChange, expandedKeys, onExpandedChange, hasPhoneRows = false } = props;
  const { place, columns, least } = useRoom(given, false);
  const treeColumn = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  const isDeep = rows.some((row) => rowChildren(row).length > 0);
  const draw = (row: RowData): ReactElement => {
    const below = rowChildren(row);
    return (
      <Row key={rowId(row)} id={rowId(row)} textValue={rowName(row)} className={tableRow}>
        {columns.map(({ id, render, align, header, isHeaderHidden }, index) => (
          <Cell
            key={id}
            data-column={id === treeColumn || isHeaderHidden ? undefined : header}
            className={tableCell({ align })}
          >
            {id === treeColumn ? (
              <TreeCell
                name={rowName(row)}
                hasChildren={below.length > 0}
                isInLine={isDeep}
                tick={rowTick?.(row)}
                onTick={onTick && ((isTicked) => onTick(row, isTicked))}
              >
                {render(row, { index })}
              </TreeCell>
            ) : (
              render(row, { index })
            )}
          </Cell>
        ))}
        {below.map(draw)}
      </Row>
    );
  };
  return (
    <div
      {...rootProps(props)}
      className={frame}
      style={assignInlineVars({ [leastWidth]: least ? `${least / 16}rem` : null })}
    >
      <div ref={place} />
      <AriaTable
        aria-label={label}
        className={`${tableRoot} ${fixedTable}${hasPhoneRows ? ` ${phoneRows}` : ''}`}
        treeColumn={treeColumn}
        expandedKeys={expandedKeys}
        onExpandedChange={(keys) => onExpandedChange(new Set([...keys].map(String)))}
        selectionMode={onSelectionChange ? 'single' : 'none'}
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selectedKey === null || selectedKey === undefined ? [] : [selectedKey]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          onSelectionChange?.(key === undefined ? null : String(key));
        }}
      >
        <TableHead columns={columns} hasTicks={false} />
        <TableBody renderEmptyState={() => <EmptyRows empty={props.empty} narrowing={props.narrowing} />}>
          {rows.map(draw)}
        </TableBody>
      </AriaTable>
    </div>
  );
}
