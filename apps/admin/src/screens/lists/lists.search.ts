import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** Statuses to filter the lists by; `ALL` is no filter. */
export const statusFilters = ['ALL', 'DRAFT', 'PENDING', 'ACCEPTED'] as const;
/** Delivery methods, as a filter. */
export const deliveryFilters = ['MAINLAND', 'HK_MACAO', 'OVERSEAS'] as const;
/** Owners of lists, as a filter. */
export const ownerFilters = ['STAFF', 'BUYER'] as const;
/** Kinds of products, as a filter. */
export const kindFilters = ['SPOT', 'FUTURES'] as const;
/** Columns by which the server can sort. */
export const sortColumns = [
  'name',
  'startAt',
  'closeAt',
  'createdAt',
  'productCount',
  'stockQty',
  'stockValueCents',
  'orderCount',
] as const;

/** Filter of the table of lists; all of it is in the address. */
export interface ListsFilter {
  status: (typeof statusFilters)[number];
  keywords: string;
  delivery?: (typeof deliveryFilters)[number];
  owner?: (typeof ownerFilters)[number];
  kind?: (typeof kindFilters)[number];
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

function oneOf<Value extends string>(values: readonly Value[], asked: string | null): Value | undefined {
  return values.find((value) => value === asked);
}

/** Reads the filter from the query; unknown values fall back to all lists. */
export function readListsFilter(search: string): ListsFilter {
  const query = new URLSearchParams(search);
  const sort = oneOf(sortColumns, query.get('sort'));
  return {
    status: oneOf(statusFilters, query.get('status')) ?? 'ALL',
    keywords: query.get('keywords') ?? '',
    delivery: oneOf(deliveryFilters, query.get('delivery')),
    owner: oneOf(ownerFilters, query.get('owner')),
    kind: oneOf(kindFilters, query.get('kind')),
    sort,
    order: sort && (oneOf(['asc', 'desc'], query.get('order')) ?? 'desc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeListsFilter({ page, status, ...rest }: ListsFilter): string {
  const query = new URLSearchParams();
  if (status !== 'ALL') query.set('status', status);
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Returns the filter as parameters of the server. */
export const narrowing = ({ keywords, delivery, owner, kind }: ListsFilter) => ({
  ...(keywords && { keywords }),
  ...(delivery && { deliveryMethod: delivery }),
  ...(owner && { ownerType: owner }),
  ...(kind && { kind }),
});
