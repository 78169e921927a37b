import { useCallback, useState } from 'react';
import type { TableSort } from '../tableColumn';
import { isSortable } from './scope';
import type { ScopeRef } from './scope';
import type { GridProps, Sorting } from './types';

const UNSORTED: readonly TableSort[] = [];

/** Returns the columns of a sort order, the first one first. */
export function sortsOf(sorting: Sorting | undefined): readonly TableSort[] {
  if (sorting === null || sorting === undefined) return UNSORTED;
  return 'column' in sorting ? [sorting] : sorting;
}

/** Returns the sort order in force, the caller's or the table's own, and the setter of the latter. */
export function useSortState<Row>({ sort, defaultSort }: Pick<GridProps<Row>, 'sort' | 'defaultSort'>) {
  const [own, setOwn] = useState<Sorting>(defaultSort ?? null);
  return [sort === undefined ? own : sort, setOwn] as const;
}

interface NextSort {
  readonly column: string;
  /** Keeps the other columns of the order. */
  readonly adds: boolean;
  readonly isAlwaysSorted: boolean;
}

/** Returns the order after a press on a head: ascending, then descending, then without the column, or ascending again. */
export function nextSorts(
  before: readonly TableSort[],
  { column, adds, isAlwaysSorted }: NextSort,
): readonly TableSort[] {
  const at = before.findIndex((sort) => sort.column === column);
  const isAlone = before.length === 1;
  const direction = at === -1 || (!adds && !isAlone) ? null : before[at]?.direction;
  const kept = adds ? before.filter((sort) => sort.column !== column) : [];
  if (direction === 'descending' && !(isAlwaysSorted && kept.length === 0)) return kept;
  const next: TableSort = { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  if (!adds || at === -1) return [...kept, next];
  return before.map((sort, position) => (position === at ? next : sort));
}

/** Returns the function that sorts by a column, alone or after the columns of the order so far. */
export function useSortBy<Row>(
  scopeRef: ScopeRef<Row>,
  sorting: Sorting,
  setOwn: (sort: Sorting) => void,
): (columnIndex: number, adds: boolean) => void {
  return useCallback(
    (columnIndex, adds) => {
      const { layout, props, t, announce } = scopeRef.current;
      const column = layout.columns[columnIndex]?.source;
      if (!column || !isSortable(column)) return;
      const { sortMode = props.sort === undefined ? 'multiple' : 'single', isAlwaysSorted = false } = props;
      const next = nextSorts(sortsOf(sorting), {
        column: column.id,
        adds: adds && sortMode === 'multiple',
        isAlwaysSorted,
      });
      const first = next[0] ?? null;
      setOwn(next.length > 1 ? next : first);
      props.onSortChange?.(first, next);
      const own = next.find((sort) => sort.column === column.id);
      const spoken = own === undefined ? 'unsorted' : own.direction === 'ascending' ? 'sorted' : 'sortedDown';
      announce(t(spoken, { column: column.header }));
    },
    [scopeRef, sorting, setOwn],
  );
}
