import { pageIn } from '@selvedge/app-kit/listing/pageIn';

/** Statuses the lists can be narrowed to; `ALL` is no narrowing. */
export const statusFilters = ['ALL', 'DRAFT', 'PENDING', 'ACCEPTED'] as const;
/** Ways of delivery, as a filter. */
export const deliveryFilters = ['MAINLAND', 'HK_MACAO', 'OVERSEAS'] as const;
/** Whose lists, as a filter. */
export const ownerFilters = ['STAFF', 'BUYER'] as const;
/** Kinds of goods, as a filter. */
export const kindFilters = ['SPOT', 'FUTURES'] as const;
/** Columns the server can sort by. */
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

/** What the table of lists shows; the whole of it stands in the address. */
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

/** Reads the filter from the query; unknown values fall back to showing all. */
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

/** Writes the filter as a query, leaving out what is usual. */
export function writeListsFilter({ page, status, ...rest }: ListsFilter): string {
  const query = new URLSearchParams();
  if (status !== 'ALL') query.set('status', status);
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** What the server is asked by. */
export const narrowing = ({ keywords, delivery, owner, kind }: ListsFilter) => ({
  ...(keywords && { keywords }),
  ...(delivery && { deliveryMethod: delivery }),
  ...(owner && { ownerType: owner }),
  ...(kind && { kind }),
});
