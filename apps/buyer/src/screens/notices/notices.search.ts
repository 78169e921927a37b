import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** Types of notices. */
export const noticeTypes = ['ORDER', 'LIST', 'PAYMENT', 'SHIPMENT', 'TEAM', 'SYSTEM'] as const;
/** Type of a notice. */
export type NoticeType = (typeof noticeTypes)[number];

/** Filter and page of the notices, as stored in the address. */
export interface NoticesSearch {
  page: number;
  keywords: string;
  /** Whether only unread notices are shown. */
  isUnread: boolean;
  /** Type shown; all when absent. */
  type?: NoticeType;
}

const LONGEST = 100;

/** Reads the filter from the query inside the hash; malformed parts are ignored. */
export function readNoticesSearch(search: string): NoticesSearch {
  const params = new URLSearchParams(search);
  return {
    page: pageIn(params),
    keywords: params.get('keywords')?.trim().slice(0, LONGEST) ?? '',
    isUnread: params.get('show') === 'unread',
    type: noticeTypes.find((one) => one === params.get('type')),
  };
}

/** Returns the address from which `readNoticesSearch` reads this filter. */
export function noticesHref({ page, keywords, isUnread, type }: NoticesSearch): string {
  const params = new URLSearchParams();
  if (isUnread) params.set('show', 'unread');
  if (type !== undefined) params.set('type', type);
  if (keywords !== '') params.set('keywords', keywords);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '/mine/notices' : `/mine/notices?${query}`;
}
