import type { TableSort } from '@selvedge/design-system/Table';

/** What a filter says of the order of its rows. */
export interface Sorted<Column extends string> {
  sort?: Column;
  order?: 'asc' | 'desc';
}

/** The order of a filter as a table shows it; greatest first unless the filter says otherwise. */
export function tableSort({ sort, order }: Sorted<string>): TableSort | undefined {
  if (sort === undefined) return undefined;
  return { column: sort, direction: order === 'asc' ? 'ascending' : 'descending' };
}

/** The order a pressed head asks for, in the words of a filter. */
function sortedBy<Column extends string>(
  columns: readonly Column[],
  { column, direction }: TableSort,
): Sorted<Column> {
  return {
    sort: columns.find((one) => one === column),
    order: direction === 'ascending' ? 'asc' : 'desc',
  };
}

/** What a table needs to be sorted by a filter: the order in force, and what a pressed head changes. */
export function sorting<Column extends string>(
  filter: Sorted<Column>,
  columns: readonly Column[],
  show: (change: Sorted<Column>) => void,
): { sort: TableSort | undefined; onSortChange: (sort: TableSort) => void } {
  return { sort: tableSort(filter), onSortChange: (sort) => show(sortedBy(columns, sort)) };
}
