import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { deliveryMethodValues, listStatusValues, orderKindValues } from '@selvedge/api-spec/values';

/** Statuses to filter the lists by; `ALL` is no filter. */
export const statusFilters = ['ALL', ...listStatusValues] as const;
/** Owners of lists, as a filter. */
export const ownerFilters = ['STAFF', 'BUYER'] as const;

/** Filter of the table of lists, the newest first unless sorted otherwise. */
export const listsSearch = listSearch(
  {
    status: oneOf(statusFilters, 'ALL'),
    delivery: oneOf(deliveryMethodValues),
    owner: oneOf(ownerFilters),
    kind: oneOf(orderKindValues),
  },
  {
    sorts: [
      'name',
      'startAt',
      'closeAt',
      'createdAt',
      'productCount',
      'stockQty',
      'stockValueCents',
      'orderCount',
    ],
  },
);
export type ListsFilter = FilterOf<typeof listsSearch>;

/** Returns the filter as parameters of the server. */
export const narrowing = ({ keywords, delivery, owner, kind }: ListsFilter) => ({
  ...(keywords && { keywords }),
  ...(delivery && { deliveryMethod: delivery }),
  ...(owner && { ownerType: owner }),
  ...(kind && { kind }),
});
