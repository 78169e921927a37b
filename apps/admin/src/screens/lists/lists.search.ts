import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { deliveryMethodValues, listStatusValues, orderKindValues } from '@selvedge/api-spec/values';

/** Statuses to filter the lists by; `ALL` is no filter. */
export const statusFilters = ['ALL', ...listStatusValues] as const;
/** Owners of lists, as a filter. */
export const ownerFilters = ['STAFF', 'BUYER'] as const;
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
export interface ListsFilter extends Sorted<(typeof sortColumns)[number]> {
  status: (typeof statusFilters)[number];
  keywords: string;
  delivery?: (typeof deliveryMethodValues)[number];
  owner?: (typeof ownerFilters)[number];
  kind?: (typeof orderKindValues)[number];
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all lists. */
export function readListsFilter(search: string): ListsFilter {
  const params = readParams(search);
  return {
    status: params.oneOf('status', statusFilters) ?? 'ALL',
    keywords: params.text('keywords'),
    delivery: params.oneOf('delivery', deliveryMethodValues),
    owner: params.oneOf('owner', ownerFilters),
    kind: params.oneOf('kind', orderKindValues),
    ...params.sorted(sortColumns),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeListsFilter = (filter: ListsFilter): string => writeParams(filter, { status: 'ALL' });

/** Returns the filter as parameters of the server. */
export const narrowing = ({ keywords, delivery, owner, kind }: ListsFilter) => ({
  ...(keywords && { keywords }),
  ...(delivery && { deliveryMethod: delivery }),
  ...(owner && { ownerType: owner }),
  ...(kind && { kind }),
});
