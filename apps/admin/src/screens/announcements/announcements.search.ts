import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** States of a notice as filters, in the order of its state machine. */
export const STATUSES = ['DRAFT', 'PUBLISHED', 'REVOKED'] as const;
/** Columns by which the server can sort. */
export const sortColumns = ['title', 'createdAt', 'publishedAt', 'recipientCount', 'readCount'] as const;

/** Filter of the list of notices; all of it is in the address. */
export interface AnnouncementsFilter {
  keywords: string;
  status?: (typeof STATUSES)[number];
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all notices, the newest first. */
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

/** Writes the filter as a query, leaving out default values. */
export function writeAnnouncementsFilter({ page, ...rest }: AnnouncementsFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
