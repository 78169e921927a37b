import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { queryKey } from '../app/queryKeys';

/** A place that was found. */
export interface Found {
  href: string;
  label: string;
  /** What tells it from others of the name: as it is written everywhere, or in the words of the language in force. */
  note?: string | ((t: TFunction<'finder'>) => string);
}

/** The page that is asked for of each kind. */
interface FoundPage {
  pageNum: number;
  pageSize: number;
  keywords: string;
}

/** What is found of a kind. */
export interface FoundOfKind {
  /** The first of them. */
  first: readonly Found[];
  /** How many there are. */
  total: number;
}

/** A kind of things that are found by their words; its names are `groups.<id>` and `all.<id>` of the catalogue `finder`. */
export interface FoundKind {
  id: 'customers' | 'goods' | 'lists' | 'orders';
  /** The page that lists all of them, narrowed by `keywords` in its address. */
  listPath: string;
  find: (query: FoundPage, signal: AbortSignal) => Promise<FoundOfKind>;
}

/** Of each kind at most so many are shown, so that the next one is seen. */
const SHOWN = 5;
/** Shortest text that is looked for. */
const FIND_MIN = 2;

/** Whether a text is long enough to be looked for. */
export const isFindable = (text: string): boolean => text.length >= FIND_MIN;

/** The first things of a kind with these words. */
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

/** The list of all things of a kind with these words. */
export const allHref = ({ listPath }: FoundKind, text: string): string =>
  `${listPath}?keywords=${encodeURIComponent(text)}`;
