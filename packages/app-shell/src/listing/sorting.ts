import type { TableSort } from '@selvedge/design-system/primitives/Table';

/** Most columns by which a list is sorted at once, as in the contract. */
export const SORTS_MAX = 3;

/** Sort order of a filter: its columns, the first one first, and their directions in the same order. */
export interface Sorted<Column extends string> {
  sort?: Column[];
  order?: ('asc' | 'desc')[];
}

/** Returns the sort order of a filter for a table, descending unless the filter says otherwise; several columns as a list. */
export function tableSort({
  sort = [],
  order = [],
}: Sorted<string>): TableSort | readonly TableSort[] | undefined {
  const all = sort.map((column, at): TableSort => ({
    column,
    direction: order[at] === 'asc' ? 'ascending' : 'descending',
  }));
  return all.length > 1 ? all : all[0];
}

/** Returns the sort order of pressed column headers for a filter. */
function sortedBy<Column extends string>(
  columns: readonly Column[],
  sorts: readonly TableSort[],
): Sorted<Column> {
  const known = sorts
    .flatMap(({ column, direction }) => {
      const own = columns.find((one) => one === column);
      return own === undefined
        ? []
        : { own, way: direction === 'ascending' ? ('asc' as const) : ('desc' as const) };
    })
    .slice(0, SORTS_MAX);
  if (known.length === 0) return { sort: undefined, order: undefined };
  return { sort: known.map(({ own }) => own), order: known.map(({ way }) => way) };
}

/** Returns the sort props of a table whose order is stored in a filter; Shift and a press on a head add its column to the order. */
export function sorting<Column extends string>(
  filter: Sorted<Column>,
  columns: readonly Column[],
  show: (change: Sorted<Column>) => void,
) {
  return {
    sort: tableSort(filter),
    sortMode: 'multiple' as const,
    onSortChange: (sort: TableSort, all: readonly TableSort[] = [sort]): void => show(sortedBy(columns, all)),
  };
}
