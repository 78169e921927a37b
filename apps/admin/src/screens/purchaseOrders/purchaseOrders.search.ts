import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { purchaseOrderStatusValues } from '@selvedge/api-spec/values';

/** Values of the filter by delay: late ones only, or the others only. */
export const lateFilters = ['true', 'false'] as const;
/** Columns by which the server can sort. */
export const sortColumns = ['poNo', 'createdAt', 'expectedAt', 'qty', 'valueCents'] as const;

/** Filter of the list of purchase orders; all of it is in the address. */
export interface PurchaseOrdersFilter extends Sorted<(typeof sortColumns)[number]> {
  keywords: string;
  supplier: string;
  status?: (typeof purchaseOrderStatusValues)[number];
  late?: (typeof lateFilters)[number];
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all purchase orders, the newest first. */
export function readPurchaseOrdersFilter(search: string): PurchaseOrdersFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    supplier: params.text('supplier'),
    status: params.oneOf('status', purchaseOrderStatusValues),
    late: params.oneOf('late', lateFilters),
    ...params.sorted(sortColumns),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writePurchaseOrdersFilter = (filter: PurchaseOrdersFilter): string => writeParams(filter);

/** Returns the filter as parameters of the server. */
export const narrowing = ({ keywords, supplier, status, late }: PurchaseOrdersFilter) => ({
  ...(keywords ? { keywords } : {}),
  ...(supplier ? { supplierId: supplier } : {}),
  ...(status ? { status } : {}),
  ...(late ? { overdue: late === 'true' } : {}),
});
