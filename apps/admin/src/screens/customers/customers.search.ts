import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { accountStatusValues } from '@selvedge/api-spec/values';

/** Values of the filter by whether staff confirmed a customer's identity. */
export const confirmedFilters = ['false', 'true'] as const;

/** Filter of the list of customers, the newest first unless sorted otherwise. */
export const customersSearch = listSearch(
  {
    identityType: oneOf(IDENTITY_TYPES),
    confirmed: oneOf(confirmedFilters),
    status: oneOf(accountStatusValues),
  },
  { sorts: ['nickname', 'orderCount', 'spentCents', 'createdAt', 'lastLoginAt'] },
);
export type CustomersFilter = FilterOf<typeof customersSearch>;
