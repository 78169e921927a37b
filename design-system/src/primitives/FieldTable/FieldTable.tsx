import { columnHead, tableCell, tableRoot } from '../../css/table.css';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { ScrollFrame } from '../../internal/ScrollFrame';
import type { RootProps } from '../../internal/rootProps';
import type { TableColumn } from '../../internal/tableColumn';
import {
  cell,
  edge,
  frame,
  head,
  headRow,
  ownLine,
  phoneCell,
  row as rowClass,
  rowHead,
  table,
} from './FieldTable.css';

export type { TableColumn } from '../../internal/tableColumn';

/** A column of {@link FieldTable}. */
export interface FieldTableColumn<RowData> extends TableColumn<RowData> {
  /** On a phone its cells take a line of their own, as for a select with long options. */
  hasOwnLine?: boolean;
}

/** Props of {@link FieldTable}. */
export interface FieldTableProps<RowData> extends RootProps<HTMLDivElement> {
  /** Accessible name of the table. */
  label: string;
  /** Columns; the first one names the row. */
  columns: readonly FieldTableColumn<RowData>[];
  rows: readonly RowData[];
  rowId: (row: RowData) => string;
}

/**
 * Short table whose cells contain fields. Unlike Table it leaves every key to the fields: Tab moves between them, arrow keys stay in the
 * field.
 */
export function FieldTable<RowData>({ label, columns, rows, rowId, ...root }: FieldTableProps<RowData>) {
  return (
    <ScrollFrame {...root} label={label} className={frame}>
      <table className={`${tableRoot} ${table}`} aria-label={label}>
        <thead className={headRow}>
          <tr>
            {columns.map(({ id, header, head: shown = header, isHeaderHidden, align, width }) => (
              <th
                key={id}
                scope="col"
                className={`${columnHead({ align })} ${head} ${edge}`}
                style={width === undefined ? undefined : { inlineSize: width, minInlineSize: width }}
              >
                {isHeaderHidden ? <span className={visuallyHidden}>{header}</span> : shown}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowId(row)} className={rowClass}>
              {columns.map(({ id, header, render, align, hasOwnLine = false }, at) =>
                at === 0 ? (
                  <th
                    key={id}
                    scope="row"
                    className={`${tableCell({ align })} ${cell} ${rowHead} ${phoneCell}`}
                  >
                    {render(row, { index })}
                  </th>
                ) : (
                  <td
                    key={id}
                    data-name={header}
                    className={`${tableCell({ align })} ${cell} ${phoneCell} ${hasOwnLine ? ownLine : ''}`}
                  >
                    {render(row, { index })}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
