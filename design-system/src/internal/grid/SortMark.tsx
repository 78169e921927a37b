import type { ReactElement } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { Translate } from '../../i18n';
import type { TableSort } from '../tableColumn';
import { sortMark } from './sortMark.css';

interface SortMarkProps {
  readonly sorts: readonly TableSort[];
  readonly column: string;
  readonly t: Translate<'grid'>;
}

/** Returns the value of `aria-sort`: ARIA allows it on one head only, the first of the order. */
export function ariaSort(sorts: readonly TableSort[], column: string): TableSort['direction'] | undefined {
  return sorts[0]?.column === column ? sorts[0].direction : undefined;
}

/** Mark of a sorted column: an arrow, and its place in the order where there are several. */
export function SortMark({ sorts, column, t }: SortMarkProps): ReactElement | null {
  const at = sorts.findIndex((sort) => sort.column === column);
  const sort = sorts[at];
  if (!sort) return null;
  return (
    <span className={sortMark}>
      <svg
        aria-hidden
        width="12"
        height="12"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
      >
        <path
          d={sort.direction === 'descending' ? 'M8 3v10M4.5 9.5 8 13l3.5-3.5' : 'M8 13V3M4.5 6.5 8 3l3.5 3.5'}
        />
      </svg>
      {sorts.length > 1 ? (
        <>
          <span aria-hidden>{at + 1}</span>
          <span className={visuallyHidden}>{t('sortPlace', { place: at + 1 })}</span>
        </>
      ) : null}
    </span>
  );
}
