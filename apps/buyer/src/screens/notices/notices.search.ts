import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import { noticeTypeValues } from '@selvedge/api-spec/values';

/** Type of a notice. */
export type NoticeType = (typeof noticeTypeValues)[number];

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
  const params = readParams(search);
  return {
    page: params.page,
    keywords: params.text('keywords').trim().slice(0, LONGEST),
    isUnread: params.text('show') === 'unread',
    type: params.oneOf('type', noticeTypeValues),
  };
}

/** Returns the query from which `readNoticesSearch` reads this filter. */
export const writeNoticesSearch = ({ isUnread, ...rest }: NoticesSearch): string =>
  writeParams({ show: isUnread && 'unread', ...rest });
