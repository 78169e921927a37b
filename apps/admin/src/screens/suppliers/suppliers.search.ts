import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { supplierStatusValues } from '@selvedge/api-spec/values';

/** Filter of the list of suppliers, by name unless sorted otherwise. */
export const suppliersSearch = listSearch(
  { status: oneOf(supplierStatusValues) },
  { sorts: ['code', 'name', 'country', 'leadDays', 'rating', 'productCount'], order: 'asc' },
);
export type SuppliersFilter = FilterOf<typeof suppliersSearch>;
