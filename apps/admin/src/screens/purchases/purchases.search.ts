import { pageIn } from '@selvedge/app-shell/listing/pageIn';

/** States of the needs, as a filter. */
export const stateFilters = ['OPEN', 'COVERED'] as const;

/** Filter of the page of needs, open ones by default; all of it is in the address. */
export interface NeedsFilter {
  keywords: string;
  supplierId: string;
  state: (typeof stateFilters)[number];
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all open needs. */
export function readNeedsFilter(search: string): NeedsFilter {
  const query = new URLSearchParams(search);
  return {
    keywords: query.get('keywords') ?? '',
    supplierId: query.get('supplier') ?? '',
    state: stateFilters.find((one) => one === query.get('state')) ?? 'OPEN',
    page: pageIn(query),
  };
}

/** Writes the filter as a query, leaving out default values. */
export function writeNeedsFilter({ keywords, supplierId, state, page }: NeedsFilter): string {
  const query = new URLSearchParams();
  if (keywords) query.set('keywords', keywords);
  if (supplierId) query.set('supplier', supplierId);
  if (state !== 'OPEN') query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}
