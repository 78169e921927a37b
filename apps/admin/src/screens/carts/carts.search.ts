import { listSearch } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Filter of the list of carts, the one changed last first unless sorted otherwise. */
export const cartsSearch = listSearch({}, { sorts: ['qty', 'valueCents', 'updatedAt'] });
export type CartsFilter = FilterOf<typeof cartsSearch>;
