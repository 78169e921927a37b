import { pageIn } from '@selvedge/app-shell/listing/pageIn';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';

/** States of an account, as a filter. */
export const statusFilters = ['ENABLED', 'DISABLED'] as const;
/** Values of the filter by whether staff confirmed a customer's identity. */
export const confirmedFilters = ['false', 'true'] as const;
/** Columns by which the server can sort. */
export const sortColumns = ['nickname', 'orderCount', 'spentCents', 'createdAt', 'lastLoginAt'] as const;

/** Filter of the list of customers; all of it is in the address. */
export interface CustomersFilter {
  keywords: string;
  identityType?: (typeof IDENTITY_TYPES)[number];
  confirmed?: (typeof confirmedFilters)[number];
  status?: (typeof statusFilters)[number];
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

function oneOf<Value extends string>(values: readonly Value[], asked: string | null): Value | undefined {
  return values.find((value) => value === asked);
}

/** Reads the filter from the query; unknown values fall back to all customers. */
export function readCustomersFilter(search: string): CustomersFilter {
  const query = new URLSearchParams(search);
  const sort = oneOf(sortColumns, query.get('sort'));
  return {
    keywords: query.get('keywords') ?? '',
    identityType: oneOf(IDENTITY_TYPES, query.get('identityType')),
    confirmed: oneOf(confirmedFilters, query.get('confirmed')),
    status: oneOf(statusFilters, query.get('status')),
    sort,
    order: sort && (oneOf(['asc', 'desc'], query.get('order')) ?? 'desc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeCustomersFilter({ page, ...rest }: CustomersFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
