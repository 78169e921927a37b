import { memo } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import type { Translate } from '../../i18n';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { PageTick } from '../../internal/grid/selection';
import { tick } from '../../internal/grid/cell.css';
import { ColumnEdge } from '../../internal/grid/ColumnEdge';
import { movable } from '../../internal/grid/columnEdge.css';
import type { ColumnTools } from '../../internal/grid/useColumnTools';
import { isSortable } from '../../internal/grid/scope';
import { ariaSort, SortMark } from '../../internal/grid/SortMark';
import { sortsOf } from '../../internal/grid/useSort';
import type { Sorting } from '../../internal/grid/types';
import type { GridLayout } from './columns';
import * as css from './ManifestTable.css';
import type { ManifestColumn } from './ManifestTable.types';

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

const ticked = { none: false, some: 'mixed', all: true } as const;

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
              className={tools && source ? `${headClass} ${movable}` : headClass}
              style={style}
              tabIndex={col === activeCol ? 0 : undefined}
            >
              {source === null ? (
                <span
                  role="checkbox"
                  aria-checked={ticked[page]}
                  aria-label={t('selectPage')}
                  className={tick}
                />
              ) : (
                headContent(source)
              )}
              <SortMark sorts={sorts} column={id} t={t} />
              {tools && source && !source.isHeaderHidden ? <ColumnEdge /> : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Returns the content of a column head; a hidden head keeps its name for screen readers. */
function headContent<Row>({ head, header, isHeaderHidden }: ManifestColumn<Row>): ReactNode {
  return isHeaderHidden ? <span className={visuallyHidden}>{header}</span> : (head ?? header);
}

/** Sticky header. Memoised: it renders again when the sort, the ticks or its own active cell change. */
export const GridHead = memo(Head) as typeof Head;
