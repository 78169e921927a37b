import { pageIn } from '@selvedge/app-kit/listing/pageIn';

/** What notices are about. */
export const noticeTypes = ['ORDER', 'LIST', 'PAYMENT', 'SHIPMENT', 'TEAM', 'SYSTEM'] as const;
/** One of them. */
export type NoticeType = (typeof noticeTypes)[number];

/** What the page of notices shows, as it stands in the address. */
export interface NoticesSearch {
  page: number;
  keywords: string;
  /** Unread ones only. */
  isUnread: boolean;
  /** What they are about; all where it is absent. */
  type?: NoticeType;
}

const LONGEST = 100;

/** Reads the query inside the hash; what is malformed is passed over. */
export function readNoticesSearch(search: string): NoticesSearch {
  const params = new URLSearchParams(search);
  return {
    page: pageIn(params),
    keywords: params.get('keywords')?.trim().slice(0, LONGEST) ?? '',
    isUnread: params.get('show') === 'unread',
    type: noticeTypes.find((one) => one === params.get('type')),
  };
}

/** The address that reads back to this. */
export function noticesHref({ page, keywords, isUnread, type }: NoticesSearch): string {
  const params = new URLSearchParams();
  if (isUnread) params.set('show', 'unread');
  if (type !== undefined) params.set('type', type);
  if (keywords !== '') params.set('keywords', keywords);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '/mine/notices' : `/mine/notices?${query}`;
}
