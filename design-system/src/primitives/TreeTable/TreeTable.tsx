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

/** Props of {@link TreeTable}. */
export interface TreeTableProps<RowData> extends RootProps<HTMLDivElement> {
  /** Spoken name of the table. */
  label: string;
  columns: readonly TableColumn<RowData>[];
  /** The rows of the top. */
  rows: readonly RowData[];
  rowId: (row: RowData) => string;
  /** What a row is called: its tick is read by it. */
  rowName: (row: RowData) => string;
  /** What stands below a row. */
  rowChildren: (row: RowData) => readonly RowData[];
  /** Ids of the rows whose children are shown. */
  expandedKeys: ReadonlySet<string>;
  onExpandedChange: (ids: Set<string>) => void;
  /** Adds a tick to each row: none, half for one of whose children some are ticked, or full. */
  rowTick?: (row: RowData) => TreeTick;
  onTick?: (row: RowData, isTicked: boolean) => void;
  /** The row that is chosen; given, a row is chosen by pressing it. */
  selectedKey?: string | null;
  onSelectionChange?: (id: string | null) => void;
  /** Shown in place of rows: an EmptyState. */
  empty?: ReactNode;
  /** What hides rows: where none is left it is said instead of `empty`, with a way to see them. */
  narrowing?: Narrowing | null;
  /** On a phone each row stands as a block, its cells below each other with the names of their columns. */
  hasPhoneRows?: boolean;
}

/** Rows below rows: folders with what is in them, opened and closed in place. */
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
