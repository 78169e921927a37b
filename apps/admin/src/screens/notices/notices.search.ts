import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** Subjects of notices. */
export const noticeTypes = ['ORDER', 'LIST', 'PAYMENT', 'SHIPMENT', 'TEAM', 'SYSTEM'] as const;

/** Filter of the user's inbox; all of it is in the address. */
export interface NoticesFilter {
  keywords: string;
  /** Shows unread notices only. */
  isUnread: boolean;
  type?: (typeof noticeTypes)[number];
  page: number;
  /** Id of the open notice. */
  row?: string;
}

/** Reads the filter from the query; unknown values fall back to all notices. */
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

/** Writes the filter as a query, leaving out default values. */
export function writeNoticesFilter({ keywords, isUnread, type, page, row }: NoticesFilter): string {
  const query = new URLSearchParams();
  if (isUnread) query.set('show', 'unread');
  if (type !== undefined) query.set('type', type);
  if (keywords !== '') query.set('keywords', keywords);
  if (page > 1) query.set('page', String(page));
  if (row !== undefined) query.set('row', row);
  return query.toString();
}
