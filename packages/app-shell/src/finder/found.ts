import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { queryKey } from '../app/queryKeys';

/** Search result: a link with its label. */
export interface Found {
  href: string;
  label: string;
  /** Text that distinguishes results of the same name: fixed, or a function of the current language's messages. */
  note?: string | ((t: TFunction<'finder'>) => string);
}

/** Query for the first page of a kind. */
interface FoundPage {
  pageNum: number;
  pageSize: number;
  keywords: string;
}

/** Results of a kind. */
export interface FoundOfKind {
  /** First results. */
  first: readonly Found[];
  /** Total number of results. */
  total: number;
}

/** Kind of records that the finder searches; its labels are `groups.<id>` and `all.<id>` of the message file `finder`. */
export interface FoundKind {
  id: 'customers' | 'goods' | 'lists' | 'orders';
  /** Path of the list page; its address takes `keywords` as a filter. */
  listPath: string;
  find: (query: FoundPage, signal: AbortSignal) => Promise<FoundOfKind>;
}

/** Most results shown of a kind, so that the next kind stays visible. */
const SHOWN = 5;
/** Shortest text that is searched for, in characters. */
const FIND_MIN = 2;

/** Returns whether a text is long enough to search for. */
export const isFindable = (text: string): boolean => text.length >= FIND_MIN;

/** Returns the query for the first results of a kind that match a text. */
export const foundQuery = ({ id, find }: FoundKind, text: string) =>
  queryOptions({
    queryKey: queryKey('find', id, text),
    placeholderData: keepPreviousData,
    enabled: isFindable(text),
    queryFn: async ({ signal }) => {
      const { first, total } = await find({ pageNum: 1, pageSize: SHOWN, keywords: text }, signal);
      return { first: first.slice(0, SHOWN), total };
    },
  });

/** Returns the link to the list page of a kind, filtered by a text. */
export const allHref = ({ listPath }: FoundKind, text: string): string =>
  `${listPath}?keywords=${encodeURIComponent(text)}`;
