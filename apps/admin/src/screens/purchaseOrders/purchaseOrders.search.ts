import { pageIn } from '@selvedge/app-kit/listing/pageIn';

/** States of a purchase order, as a filter. */
export const statusFilters = [
  'DRAFT',
  'SENT',
  'ACKNOWLEDGED',
  'PARTIALLY_RECEIVED',
  'RECEIVED',
  'CLOSED',
  'CANCELLED',
] as const;
/** Whether only late ones are shown. */
export const lateFilters = ['true', 'false'] as const;
/** Columns the server can sort by. */
export const sortColumns = ['poNo', 'createdAt', 'expectedAt', 'qty', 'valueCents'] as const;

/** What the list of purchase orders shows; the whole of it stands in the address. */
export interface PurchaseOrdersFilter {
  keywords: string;
  supplier: string;
  status?: (typeof statusFilters)[number];
  late?: (typeof lateFilters)[number];
  sort?: (typeof sortColumns)[number];
  order?: 'asc' | 'desc';
  page: number;
}

/** Reads the filter from the query; unknown values fall back to showing all, the newest first. */
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

/** Writes the filter as a query, leaving out what is usual. */
export function writePurchaseOrdersFilter({ page, ...rest }: PurchaseOrdersFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** The filter as the call takes it. */
export const narrowing = ({ keywords, supplier, status, late }: PurchaseOrdersFilter) => ({
  ...(keywords ? { keywords } : {}),
  ...(supplier ? { supplierId: supplier } : {}),
  ...(status ? { status } : {}),
  ...(late ? { overdue: late === 'true' } : {}),
});
