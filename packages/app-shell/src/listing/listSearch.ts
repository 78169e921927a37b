import { QUICK_RANGES } from '@selvedge/domain/time/dates';
import { isDay } from './isDay';
import { readParams, writeParams } from './searchParams';
import type { Sorted } from './sorting';

/** Parameter of a list's address: reads its value from the text in the query, null where it is missing. */
export interface ListParam<Value> {
  read: (text: string | null) => Value;
  /** Value that is not written into the address. */
  usual?: string;
}

/** Parameter that takes one of several values; undefined, or the usual one, for any other. */
export function oneOf<const Value extends string>(values: readonly Value[]): ListParam<Value | undefined>;
export function oneOf<const Value extends string>(
  values: readonly Value[],
  usual: NoInfer<Value>,
): ListParam<Value>;
export function oneOf<const Value extends string>(
  values: readonly Value[],
  usual?: NoInfer<Value>,
): ListParam<Value | undefined> {
  return { read: (text) => values.find((value) => value === text) ?? usual, usual };
}

/** Parameter that takes any text, such as the id of a supplier; undefined where it is missing or empty. */
export const text: ListParam<string | undefined> = { read: (found) => found || undefined };

/** Parameter that is either set or not. */
export const flag: ListParam<boolean> = { read: (found) => found === 'true' };

const day: ListParam<string | undefined> = {
  read: (found) => (found !== null && isDay(found) ? found : undefined),
};

/** First and last day, as `YYYY-MM-DD`, both included; undefined where the span is open. */
export const days = { from: day, to: day };

/** Range of days: a quick one by its name, so that "a week" always means the last week, or own days; see `settleRange`. */
export const dayRange = { time: oneOf(QUICK_RANGES), ...days };

type ValueOf<Param> = Param extends ListParam<infer Value> ? Value : never;
type Params = Readonly<Record<string, ListParam<unknown>>>;
/** Names of the parameters without a value for every query. */
type OptionalIn<Parts extends Params> = {
  [Name in keyof Parts]: undefined extends ValueOf<Parts[Name]> ? Name : never;
}[keyof Parts];

/** Values of a list's parameters, with its search words, order and page. */
export type ListFilter<Parts extends Params, Column extends string> = {
  [Name in Exclude<keyof Parts, OptionalIn<Parts>>]: ValueOf<Parts[Name]>;
} & { [Name in OptionalIn<Parts>]?: ValueOf<Parts[Name]> } & Sorted<Column> & {
    keywords: string;
    page: number;
  };

/** Reads and writes the filter of a list, all of which is in the address of its page. */
export interface ListSearch<Filter> {
  /** Reads the filter from the query; unknown values are ignored. */
  read: (query: string) => Filter;
  /** Writes the filter as a query, leaving out the usual values. */
  write: (filter: Filter) => string;
  /** Columns by which the server can sort. */
  sorts: readonly string[];
}

/** Filter that a {@link ListSearch} reads. */
export type FilterOf<Search> = Search extends ListSearch<infer Filter> ? Filter : never;

/** Longest search text in characters, as in the contract. */
const WORDS_MAX = 100;

interface ListSearchOptions<Filter, Column extends string> {
  /** Columns by which the server can sort. */
  sorts?: readonly Column[];
  /** Direction of the first press on a column, and of an address that names none; descending when left out. */
  order?: 'asc' | 'desc';
  /** Rules between the parameters: returns the filter that is in force. */
  settle?: (filter: Filter) => Filter;
}

/**
 * Declares the filter of a list by its parameters, besides its search words, order and page: the type of the filter, and the functions that
 * read it from the address and write it there.
 */
export function listSearch<const Parts extends Params, const Column extends string = never>(
  parts: Parts,
  options: ListSearchOptions<ListFilter<Parts, Column>, Column> = {},
): ListSearch<ListFilter<Parts, Column>> {
  const { sorts = [], order, settle = (filter) => filter } = options;
  const names = Object.entries(parts);
  const usual = Object.fromEntries(
    names.flatMap(([name, param]) => (param.usual === undefined ? [] : [[name, param.usual]])),
  );
  return {
    sorts,
    read: (search) => {
      const params = readParams(search);
      const values = names.map(([name, param]) => [name, param.read(params.query.get(name))]);
      const filter = {
        ...Object.fromEntries(values),
        keywords: params.text('keywords').trim().slice(0, WORDS_MAX),
        ...params.sorted(sorts, order),
        page: params.page,
      };
      // The values have the names and types of their parameters.
      const settled = settle(filter as ListFilter<Parts, Column>);
      const found = Object.entries(settled).filter(([, value]) => value !== undefined);
      return Object.fromEntries(found) as ListFilter<Parts, Column>;
    },
    write: (filter) => {
      // Always in the same order, so that the same filter has the same address and the same saved view.
      const { keywords, sort, order: ways, page } = filter;
      const values = names.map(([name]) => [name, (filter as Readonly<Record<string, unknown>>)[name]]);
      return writeParams({ ...Object.fromEntries(values), keywords, sort, order: ways, page }, usual);
    },
  };
}
