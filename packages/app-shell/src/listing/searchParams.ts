import { pageIn } from './pageIn';
import { SORTS_MAX } from './sorting';
import type { Sorted } from './sorting';

const DIRECTIONS = ['asc', 'desc'] as const;

/** Returns functions that read the filter of a list from the query of its address; unknown values are ignored. */
export function readParams(search: string) {
  const query = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === query.get(name));
  return {
    query,
    text: (name: string): string => query.get(name) ?? '',
    oneOf,
    /** Returns the sort order by the known columns, each once; `usual` is the direction of each unless the query says otherwise. */
    sorted: <Column extends string>(columns: readonly Column[], usual: 'asc' | 'desc' = 'desc') => {
      const ways = (query.get('order') ?? '').split(',');
      const known = new Map<Column, 'asc' | 'desc'>();
      for (const [at, name] of (query.get('sort') ?? '').split(',').entries()) {
        const column = columns.find((one) => one === name);
        if (column === undefined || known.has(column) || known.size === SORTS_MAX) continue;
        known.set(column, DIRECTIONS.find((way) => way === ways[at]) ?? usual);
      }
      if (known.size === 0) return { sort: undefined, order: undefined } satisfies Sorted<Column>;
      return { sort: [...known.keys()], order: [...known.values()] } satisfies Sorted<Column>;
    },
    page: pageIn(query),
  };
}

/**
 * Writes the filter of a list as a query, leaving out empty values, the `usual` ones and the first page; zero is a value, and commas separate
 * several values.
 */
export function writeParams<Filter extends { page: number }>(
  { page, ...rest }: Filter,
  usual: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams();
  const params: Readonly<Record<string, unknown>> = { ...usual, ...rest };
  for (const [name, value] of Object.entries(params)) {
    const text = value || value === 0 ? String(value) : '';
    if (text !== '' && value !== usual[name]) query.set(name, text);
  }
  if (page > 1) query.set('page', String(page));
  // A comma may stand in a query as it is; an address is read and sent to others.
  return query.toString().replaceAll('%2C', ',');
}
