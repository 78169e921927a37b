import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** Statuses of a purchase order, as a filter. */
export const statusFilters = [
  'DRAFT',
  'SENT',
  'ACKNOWLEDGED',
  'PARTIALLY_RECEIVED',
  'RECEIVED',
  'CLOSED',
  'CANCELLED',
] as const;
/** Values of the filter by delay: late ones only, or the others only. */
export const lateFilters = ['true', 'false'] as const;
/** Columns by which the server can sort. */
export const sortColumns = ['poNo', 'createdAt', 'expectedAt', 'qty', 'valueCents'] as const;

/** Filter of the list of purchase orders; all of it is in the address. */
export interface PurchaseOrdersFilter {
  keywords: string;
  supplier: string;
  status?: (typeof statusFilters)[number];
  late?: (typeof lateFilters)[number];
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all purchase orders, the newest first. */
export function readPurchaseOrdersFilter(search: string): PurchaseOrdersFilter {
  const query = new URLSearchParams(search);
  const sort = sortColumns.find((one) => one === query.get('sort'));
  return {
    keywords: query.get('keywords') ?? '',
    supplier: query.get('supplier') ?? '',
    status: statusFilters.find((one) => one === query.get('status')),
    late: lateFilters.find((one) => one === query.get('late')),
    sort,
    order: sort && (query.get('order') === 'asc' ? 'asc' : 'desc'),
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writePurchaseOrdersFilter({ page, ...rest }: PurchaseOrdersFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Returns the filter as parameters of the server. */
export const narrowing = ({ keywords, supplier, status, late }: PurchaseOrdersFilter) => ({
  ...(keywords ? { keywords } : {}),
  ...(supplier ? { supplierId: supplier } : {}),
  ...(status ? { status } : {}),
  ...(late ? { overdue: late === 'true' } : {}),
});
