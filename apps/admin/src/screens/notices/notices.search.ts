import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import { noticeTypeValues } from '@selvedge/api-spec/values';

/** Filter of the user's inbox; all of it is in the address. */
export interface NoticesFilter {
  keywords: string;
  /** Shows unread notices only. */
  isUnread: boolean;
  type?: (typeof noticeTypeValues)[number];
  page: number;
  /** Id of the open notice. */
  row?: string;
}

/** Reads the filter from the query; unknown values fall back to all notices. */
export function readNoticesFilter(search: string): NoticesFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    isUnread: params.text('show') === 'unread',
    type: params.oneOf('type', noticeTypeValues),
    page: params.page,
    row: params.text('row') || undefined,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeNoticesFilter = ({ isUnread, ...rest }: NoticesFilter): string =>
  writeParams({ show: isUnread && 'unread', ...rest });
