import type { ReactElement, ReactNode, Ref } from 'react';
import type { TableLayout } from './layout';
import { stickyFoot, totalsCell } from './Table.css';

interface TableTotalsProps<Row> {
  layout: TableLayout<Row>;
  totals: Readonly<Record<string, ReactNode>>;
  rowIndex: number;
  activeCol: number;
  ref: Ref<HTMLTableSectionElement>;
}

/** Totals row below the rows; its cells are aligned with their columns. */
export function TableTotals<Row>(props: TableTotalsProps<Row>): ReactElement {
  const { layout, totals, rowIndex, activeCol, ref } = props;
  return (
    <tfoot role="rowgroup" ref={ref} className={stickyFoot}>
      <tr role="row" aria-rowindex={rowIndex}>
        {layout.columns.map(({ id, cellClass, cellStyle, phoneName }, col) => (
          <td
            key={id}
            role="gridcell"
            aria-colindex={col + 1}
            data-column={phoneName}
            className={`${cellClass} ${totalsCell}`}
            style={cellStyle}
            tabIndex={col === activeCol ? 0 : -1}
          >
            {totals[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
