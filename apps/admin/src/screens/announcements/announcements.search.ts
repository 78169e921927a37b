import { pageIn } from '@selvedge/app-kit/listing/pageIn';

/** States of a notice as filters, in the order of its life. */
export const STATUSES = ['DRAFT', 'PUBLISHED', 'REVOKED'] as const;
/** Columns the server can sort by. */
export const sortColumns = ['title', 'createdAt', 'publishedAt', 'recipientCount', 'readCount'] as const;

/** What the list of house notices shows; the whole of it stands in the address. */
export interface AnnouncementsFilter {
  keywords: string;
  status?: (typeof STATUSES)[number];
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to showing all, the newest first. */
export function readAnnouncementsFilter(search: string): AnnouncementsFilter {
  const query = new URLSearchParams(search);
  const sort = sortColumns.find((one) => one === query.get('sort'));
  return {
    keywords: query.get('keywords') ?? '',
    status: STATUSES.find((one) => one === query.get('status')),
    sort,
    order: sort && (query.get('order') === 'asc' ? 'asc' : 'desc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out what is usual. */
export function writeAnnouncementsFilter({ page, ...rest }: AnnouncementsFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
