import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '../app/queryKeys';

/** A place that was found. */
export interface Found {
  href: string;
  label: string;
  /** What tells it from others of the name. */
  note?: string;
}

/** The page that is asked for of each kind. */
interface FoundPage {
  pageNum: number;
  pageSize: number;
  keywords: string;
}

/** A kind of things that are found by their words; its name is `groups.<id>` of the catalogue `finder`. */
export interface FoundKind {
  id: 'customers' | 'goods' | 'lists' | 'orders';
  find: (query: FoundPage, signal: AbortSignal) => Promise<Found[]>;
}

/** Of each kind so many are shown. */
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
    queryFn: ({ signal }) => find({ pageNum: 1, pageSize: SHOWN, keywords: text }, signal),
  });
