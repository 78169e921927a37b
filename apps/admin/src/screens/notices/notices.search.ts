import { pageIn } from '@selvedge/app-kit/listing/pageIn';

/** What notices are about. */
export const noticeTypes = ['ORDER', 'LIST', 'PAYMENT', 'SHIPMENT', 'TEAM', 'SYSTEM'] as const;

/** What the own inbox shows; the whole of it stands in the address. */
export interface NoticesFilter {
  keywords: string;
  /** Unread ones only. */
  isUnread: boolean;
  type?: (typeof noticeTypes)[number];
  page: number;
  /** The notice that is open. */
  row?: string;
}

/** Reads the filter from the query; unknown values fall back to showing all. */
export function readNoticesFilter(search: string): NoticesFilter {
  const query = new URLSearchParams(search);
  return {
    keywords: query.get('keywords') ?? '',
    isUnread: query.get('show') === 'unread',
    type: noticeTypes.find((one) => one === query.get('type')),
    page: pageIn(query),
    row: query.get('row') ?? undefined,
  };
}

/** Writes the filter as a query, leaving out what is usual. */
export function writeNoticesFilter({ keywords, isUnread, type, page, row }: NoticesFilter): string {
  const query = new URLSearchParams();
  if (isUnread) query.set('show', 'unread');
  if (type !== undefined) query.set('type', type);
  if (keywords !== '') query.set('keywords', keywords);
  if (page > 1) query.set('page', String(page));
  if (row !== undefined) query.set('row', row);
  return query.toString();
}
