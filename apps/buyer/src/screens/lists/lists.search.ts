import { deliveryMethodValues, listStatusValues } from '@selvedge/api-spec/values';
import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Scopes of the page: all lists that the user may see, or the user's own, including drafts. */
export const scopes = ['all', 'mine'] as const;
/** Columns that lists can be sorted by. */
export const sortColumns = ['name', 'closeAt', 'stockQty'] as const;

/** Filter of the lists, in the merchant's order unless sorted otherwise; `closing` shows the open ones, those that close first on top. */
export const listsSearch = listSearch(
  {
    scope: oneOf(scopes, 'all'),
    closing: oneOf(['soon']),
    status: oneOf(listStatusValues),
    delivery: oneOf(deliveryMethodValues),
  },
  { sorts: sortColumns },
);
export type ListsFilter = FilterOf<typeof listsSearch>;
