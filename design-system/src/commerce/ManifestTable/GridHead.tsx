import { memo } from 'react';
import type { ReactElement, Ref } from 'react';
import type { Translate } from '../../i18n';
import type { PageTick } from '../../internal/grid/selection';
import { HeadContent } from '../../internal/grid/HeadContent';
import type { ColumnTools } from '../../internal/grid/useColumnTools';
import { isSortable } from '../../internal/grid/scope';
import { ariaSort } from '../../internal/grid/SortMark';
import { sortsOf } from '../../internal/grid/useSort';
import type { Sorting } from '../../internal/grid/types';
import type { GridLayout } from './columns';
import * as css from './ManifestTable.css';

export interface GridHeadProps<Row> {
  readonly layout: GridLayout<Row>;
  readonly sort: Sorting;
  readonly page: PageTick;
  /** Position of the active column in the header; -1 when the active cell is among the rows. */
  readonly activeCol: number;
  readonly tools: ColumnTools | null;
  readonly t: Translate<'grid'>;
  readonly ref: Ref<HTMLDivElement>;
}

function Head<Row>({ layout, sort, page, activeCol, tools, t, ref }: GridHeadProps<Row>): ReactElement {
  const sorts = sortsOf(sort);
  return (
    <div role="rowgroup" className={css.head} ref={ref}>
      <div role="row" aria-rowindex={1} className={css.headRow}>
        {layout.columns.map(({ source, id, headClass, style }, col) => {
          return (
            <div
              key={id}
              role="columnheader"
              aria-colindex={col + 1}
              aria-sort={source ? ariaSort(sorts, id) : undefined}
              data-sorted={sorts.some(({ column }) => column === id) || undefined}
              aria-label={source?.head && typeof source.head === 'string' ? source.header : undefined}
              data-sortable={source && isSortable(source) ? true : undefined}
              aria-keyshortcuts={tools && source ? tools.shortcuts : undefined}
              onPointerDown={tools && source ? tools.onHeadDown : undefined}
              className={tools && source ? `${headClass} ${tools.headClass}` : headClass}
              style={style}
              tabIndex={col === activeCol ? 0 : undefined}
            >
              <HeadContent source={source} sorts={sorts} page={page} edge={tools?.edge} t={t} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Sticky header. Memoised: it renders again when the sort, the ticks or its own active cell change. */
export const GridHead = memo(Head) as typeof Head;
