import type { TableSort } from '@selvedge/design-system/primitives/Table';

/** Sort order of a filter. */
export interface Sorted<Column extends string> {
  sort?: Column;
  order?: 'asc' | 'desc';
}

/** Returns the sort order of a filter for a table; descending unless the filter says otherwise. */
export function tableSort({ sort, order }: Sorted<string>): TableSort | undefined {
  if (sort === undefined) return undefined;
  return { column: sort, direction: order === 'asc' ? 'ascending' : 'descending' };
}

/** Returns the sort order of a pressed column header for a filter. */
function sortedBy<Column extends string>(
  columns: readonly Column[],
  { column, direction }: TableSort,
): Sorted<Column> {
  return {
    sort: columns.find((one) => one === column),
    order: direction === 'ascending' ? 'asc' : 'desc',
  };
}

/** Returns the sort props of a table whose order is stored in a filter. */
export function sorting<Column extends string>(
  filter: Sorted<Column>,
  columns: readonly Column[],
  show: (change: Sorted<Column>) => void,
): { sort: TableSort | undefined; onSortChange: (sort: TableSort) => void } {
  return { sort: tableSort(filter), onSortChange: (sort) => show(sortedBy(columns, sort)) };
}
