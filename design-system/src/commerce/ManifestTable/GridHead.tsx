import { memo } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import type { Translate } from '../../i18n';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { PageTick } from '../../internal/grid/selection';
import type { TableSort } from '../../internal/tableColumn';
import { isSortable } from './columns';
import type { GridLayout } from './columns';
import * as cells from './GridCell.css';
import * as css from './ManifestTable.css';
import type { ManifestColumn } from './ManifestTable.types';

export interface GridHeadProps<Row> {
  readonly layout: GridLayout<Row>;
  readonly sort: TableSort | null;
  readonly page: PageTick;
  /** Position of the active column in the header; -1 when the active cell is among the rows. */
  readonly activeCol: number;
  readonly t: Translate<'ManifestTable'>;
  readonly ref: Ref<HTMLDivElement>;
}

const ticked = { none: false, some: 'mixed', all: true } as const;

function Head<Row>({ layout, sort, page, activeCol, t, ref }: GridHeadProps<Row>): ReactElement {
  return (
    <div role="rowgroup" className={css.head} ref={ref}>
      <div role="row" aria-rowindex={1} className={css.headRow}>
        {layout.columns.map(({ source, id, headClass, style }, col) => {
          const direction = source && sort?.column === id ? sort.direction : undefined;
          return (
            <div
              key={id}
              role="columnheader"
              aria-colindex={col + 1}
              aria-sort={direction}
              aria-label={source?.head && typeof source.head === 'string' ? source.header : undefined}
              data-sortable={source && isSortable(source) ? true : undefined}
              className={headClass}
              style={style}
              tabIndex={col === activeCol ? 0 : undefined}
            >
              {source === null ? (
                <span
                  role="checkbox"
                  aria-checked={ticked[page]}
                  aria-label={t('selectPage')}
                  className={cells.tick}
                />
              ) : (
                headContent(source)
              )}
              {direction ? <SortMark down={direction === 'descending'} /> : null}
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

function SortMark({ down }: { readonly down: boolean }) {
  return (
    <svg
      className={css.sortMark}
      aria-hidden
      width="12"
      height="12"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    >
      <path d={down ? 'M8 3v10M4.5 9.5 8 13l3.5-3.5' : 'M8 13V3M4.5 6.5 8 3l3.5 3.5'} />
    </svg>
  );
}
