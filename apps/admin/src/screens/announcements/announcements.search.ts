import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { noticeStatusValues } from '@selvedge/api-spec/values';

/** Columns by which the server can sort. */
export const sortColumns = ['title', 'createdAt', 'publishedAt', 'recipientCount', 'readCount'] as const;

/** Filter of the list of notices; all of it is in the address. */
export interface AnnouncementsFilter extends Sorted<(typeof sortColumns)[number]> {
  keywords: string;
  status?: (typeof noticeStatusValues)[number];
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all notices, the newest first. */
export function readAnnouncementsFilter(search: string): AnnouncementsFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    status: params.oneOf('status', noticeStatusValues),
    ...params.sorted(sortColumns),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeAnnouncementsFilter = (filter: AnnouncementsFilter): string => writeParams(filter);
