import { pageIn } from './pageIn';
import type { Sorted } from './sorting';

/** Returns functions that read the filter of a list from the query of its address; unknown values are ignored. */
export function readParams(search: string) {
  const query = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === query.get(name));
  return {
    query,
    text: (name: string): string => query.get(name) ?? '',
    oneOf,
    /** Returns the sort order; `usual` is its direction unless the query says otherwise. */
    sorted: <Column extends string>(columns: readonly Column[], usual: 'asc' | 'desc' = 'desc') => {
      const sort = oneOf('sort', columns);
      const order = sort && (oneOf('order', ['asc', 'desc']) ?? usual);
      return { sort, order } satisfies Sorted<Column>;
    },
    page: pageIn(query),
  };
}

/** Writes the filter of a list as a query, leaving out empty values, the `usual` ones and the first page. */
export function writeParams<Filter extends { page: number }>(
  { page, ...rest }: Filter,
  usual: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams();
  const params: Readonly<Record<string, unknown>> = { ...usual, ...rest };
  for (const [name, value] of Object.entries(params))
    if (value && value !== usual[name]) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
