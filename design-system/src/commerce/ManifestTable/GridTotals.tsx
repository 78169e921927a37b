import type { ReactElement, ReactNode, Ref } from 'react';
import type { GridLayout } from './columns';
import * as css from './ManifestTable.css';

export interface GridTotalsProps<Row> {
  readonly layout: GridLayout<Row>;
  readonly totals: Readonly<Record<string, ReactNode>>;
  readonly rowIndex: number;
  readonly activeCol: number;
  readonly ref: Ref<HTMLDivElement>;
}

/** Totals row, sticky below the rows. */
export function GridTotals<Row>({
  layout,
  totals,
  rowIndex,
  activeCol,
  ref,
}: GridTotalsProps<Row>): ReactElement {
  return (
    <div role="rowgroup" className={css.totals} ref={ref}>
      <div role="row" aria-rowindex={rowIndex} className={css.totalsRow}>
        {layout.columns.map(({ id, cellClass, style }, col) => (
          <div
            key={id}
            role="gridcell"
            aria-colindex={col + 1}
            className={cellClass}
            style={style}
            tabIndex={col === activeCol ? 0 : undefined}
          >
            {totals[id]}
          </div>
        ))}
      </div>
    </div>
  );
}
