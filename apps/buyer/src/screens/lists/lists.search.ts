import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** Filter values of the list page in the address. */

const statuses = ['DRAFT', 'PENDING', 'ACCEPTED'] as const;
const deliveries = ['MAINLAND', 'HK_MACAO', 'OVERSEAS'] as const;

/** Columns that lists can be sorted by; the merchant's order when none is chosen. */
export const sortColumns = ['name', 'closeAt', 'stockQty'] as const;

export type ListStatusFilter = (typeof statuses)[number];
export type Delivery = (typeof deliveries)[number];

/** Filter, sort order and page of the list page. */
export interface ListsSearch {
  readonly status?: ListStatusFilter;
  readonly delivery?: Delivery;
  /** Whether only the user's own lists are shown, including drafts. */
  readonly isMine?: boolean;
  /** Whether only open lists are shown, those closing first on top. */
  readonly closingSoon?: boolean;
  readonly keywords?: string;
  readonly sort?: (typeof sortColumns)[number];
  readonly order?: 'asc' | 'desc';
  readonly page: number;
}

/** Reads the filter from the query inside the hash; unknown values are ignored. */
export function readListsSearch(search: string): ListsSearch {
  const params = new URLSearchParams(search);
  const status = statuses.find((value) => value === params.get('status'));
  const delivery = deliveries.find((value) => value === params.get('delivery'));
  const sort = sortColumns.find((column) => column === params.get('sort'));
  const keywords = params.get('keywords')?.trim().slice(0, 100);
  return {
    ...(status ? { status } : {}),
    ...(delivery ? { delivery } : {}),
    ...(params.get('scope') === 'mine' ? { isMine: true } : {}),
    ...(params.get('closing') === 'soon' ? { closingSoon: true } : {}),
    ...(keywords ? { keywords } : {}),
    ...(sort ? { sort, order: params.get('order') === 'asc' ? ('asc' as const) : ('desc' as const) } : {}),
    page: pageIn(params),
  };
}

/** Returns the query from which `readListsSearch` reads this filter. */
export function writeListsSearch(search: ListsSearch): string {
  const { status, delivery, isMine, closingSoon, keywords, sort, order, page } = search;
  const params = new URLSearchParams();
  if (isMine) params.set('scope', 'mine');
  if (status) params.set('status', status);
  if (delivery) params.set('delivery', delivery);
  if (closingSoon) params.set('closing', 'soon');
  if (keywords) params.set('keywords', keywords);
  if (sort) params.set('sort', sort);
  if (sort && order) params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}
