import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { accountStatusValues } from '@selvedge/api-spec/values';

/** Values of the filter by whether staff confirmed a customer's identity. */
export const confirmedFilters = ['false', 'true'] as const;
/** Columns by which the server can sort. */
export const sortColumns = ['nickname', 'orderCount', 'spentCents', 'createdAt', 'lastLoginAt'] as const;

/** Filter of the list of customers; all of it is in the address. */
export interface CustomersFilter extends Sorted<(typeof sortColumns)[number]> {
  keywords: string;
  identityType?: (typeof IDENTITY_TYPES)[number];
  confirmed?: (typeof confirmedFilters)[number];
  status?: (typeof accountStatusValues)[number];
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all customers. */
export function readCustomersFilter(search: string): CustomersFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    identityType: params.oneOf('identityType', IDENTITY_TYPES),
    confirmed: params.oneOf('confirmed', confirmedFilters),
    status: params.oneOf('status', accountStatusValues),
    ...params.sorted(sortColumns),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeCustomersFilter = (filter: CustomersFilter): string => writeParams(filter);
