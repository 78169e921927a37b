import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Cell, Row, Table as AriaTable, TableBody } from 'react-aria-components/Table';
import { fixedTable, leastWidth, tableCell, tableRoot, tableRow } from '../../css/table.css';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import type { TableColumn, TableSort } from '../../internal/tableColumn';
import { Checkbox } from '../Checkbox/Checkbox';
import type { Narrowing } from '../NoMatches/NoMatches';
import { EmptyRows } from './EmptyRows';
import { frame, phoneRows, tickCell } from './Table.css';
import { TableHead } from './TableHead';
import { useRoom } from './useRoom';

export type { RowContext, TableColumn, TableSort } from '../../internal/tableColumn';

export interface TableProps<RowData> extends RootProps<HTMLDivElement> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn<RowData>[];
  rows: readonly RowData[];
  rowId: (row: RowData) => string;
  /** Returns the target of a row that is a link. */
  rowHref?: (row: RowData) => string | undefined;
  onRowAction?: (id: string) => void;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** `multiple` adds a checkbox to each row; the default when `selectedKeys` is passed. */
  selectionMode?: 'none' | 'multiple';
  /** Ids of the ticked rows. */
  selectedKeys?: ReadonlySet<string>;
  onSelectionChange?: (ids: Set<string>) => void;
  /** Shown when there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** Filters in force: when they leave no rows, a message with a button to clear them is shown instead of `empty`. */
  narrowing?: Narrowing | null;
  /** Width in pixels at a 16 px root below which the table scrolls sideways instead of squeezing its columns. */
  minWidth?: number;
  /** Gives rows the height of a picture. */
  isTall?: boolean;
  /** On a phone each row is a block, with its cells one below the other under the names of their columns. */
  hasPhoneRows?: boolean;
}

/** Short table of up to some hundred rows. For thousands use ManifestTable, which looks the same. */
export function Table<RowData extends object>(props: TableProps<RowData>) {
  const {
    label,
    columns: given,
    rows,
    rowId,
    rowHref,
    onRowAction,
    sort,
    onSortChange,
    selectedKeys,
    onSelectionChange,
    selectionMode = selectedKeys ? 'multiple' : 'none',
    hasPhoneRows = false,
  } = props;
  const { place, columns, least } = useRoom(given, selectionMode === 'multiple');
  const leastPixels = least ?? props.minWidth;
  return (
    <div
      {...rootProps(props)}
      className={frame}
      style={assignInlineVars({ [leastWidth]: leastPixels ? `${leastPixels / 16}rem` : null })}
    >
      <div ref={place} />
      <AriaTable
        aria-label={label}
        className={`${tableRoot} ${fixedTable}${hasPhoneRows ? ` ${phoneRows}` : ''}`}
        sortDescriptor={sort}
        onSortChange={({ column, direction }) => onSortChange?.({ column: String(column), direction })}
        onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
        selectionMode={selectionMode}
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) =>
          onSelectionChange?.(new Set(keys === 'all' ? rows.map(rowId) : [...keys].map(String)))
        }
      >
        <TableHead columns={columns} hasTicks={selectionMode === 'multiple'} />
        <TableBody renderEmptyState={() => <EmptyRows empty={props.empty} narrowing={props.narrowing} />}>
          {rows.map((row, index) => (
            <Row key={rowId(row)} id={rowId(row)} href={rowHref?.(row)} className={tableRow}>
              {selectionMode === 'multiple' ? (
                <Cell className={`${tableCell({ tall: props.isTall })} ${tickCell}`}>
                  <Checkbox slot="selection" />
                </Cell>
              ) : null}
              {columns.map(({ id, render, align, header, isHeaderHidden }) => {
                const content = render(row, { index });
                return (
                  <Cell
                    key={id}
                    data-column={isHeaderHidden ? undefined : header}
                    data-number={typeof content === 'number' || undefined}
                    className={tableCell({ align, tall: props.isTall })}
                  >
                    {content}
                  </Cell>
                );
              })}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}
