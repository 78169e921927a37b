import { useCallback, useState } from 'react';
import type { TableSort } from '../../internal/tableColumn';
import type { ManifestTableProps } from './ManifestTable.types';
import { isSortable } from './columns';
import type { ScopeRef } from './scope';

/** Returns the sort order in force, the caller's or the table's own, and the setter of the latter. */
export function useSortState<Row>({ sort, defaultSort }: ManifestTableProps<Row>) {
  const [own, setOwn] = useState<TableSort | null>(defaultSort ?? null);
  return [sort === undefined ? own : sort, setOwn] as const;
}

/** Returns the function that sorts by a column: ascending, then descending, then in the original order. */
export function useSortBy<Row>(
  scopeRef: ScopeRef<Row>,
  sort: TableSort | null,
  setOwn: (sort: TableSort | null) => void,
): (columnIndex: number) => void {
  return useCallback(
    (columnIndex) => {
      const { layout, props, t, announce } = scopeRef.current;
      const column = layout.columns[columnIndex]?.source;
      if (!column || !isSortable(column)) return;
      const direction = sort?.column === column.id ? sort.direction : null;
      const next: TableSort | null =
        direction === 'descending'
          ? null
          : { column: column.id, direction: direction === null ? 'ascending' : 'descending' };
      setOwn(next);
      props.onSortChange?.(next);
      const spoken = next === null ? 'unsorted' : next.direction === 'ascending' ? 'sorted' : 'sortedDown';
      announce(t(spoken, { column: column.header }));
    },
    [scopeRef, sort, setOwn],
  );
}
