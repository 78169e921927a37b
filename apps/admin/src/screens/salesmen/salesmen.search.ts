import { listSearch } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Filter of the list of salespeople, by name unless sorted otherwise. */
export const salesmenSearch = listSearch(
  {},
  { sorts: ['name', 'customerCount', 'openOrderCount'], order: 'asc' },
);
export type SalesmenFilter = FilterOf<typeof salesmenSearch>;
