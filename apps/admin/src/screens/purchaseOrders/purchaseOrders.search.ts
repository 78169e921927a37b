import { listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { purchaseOrderStatusValues } from '@selvedge/api-spec/values';

/** Values of the filter by delay: late ones only, or the others only. */
export const lateFilters = ['true', 'false'] as const;

/** Filter of the list of purchase orders, the newest first unless sorted otherwise. */
export const purchaseOrdersSearch = listSearch(
  { supplier: text, status: oneOf(purchaseOrderStatusValues), late: oneOf(lateFilters) },
  { sorts: ['poNo', 'createdAt', 'expectedAt', 'qty', 'valueCents'] },
);
export type PurchaseOrdersFilter = FilterOf<typeof purchaseOrdersSearch>;

/** Returns the filter as parameters of the server. */
export const narrowing = ({ keywords, supplier, status, late }: PurchaseOrdersFilter) => ({
  ...(keywords ? { keywords } : {}),
  ...(supplier ? { supplierId: supplier } : {}),
  ...(status ? { status } : {}),
  ...(late ? { overdue: late === 'true' } : {}),
});
