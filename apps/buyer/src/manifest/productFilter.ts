import { columnSorts } from '@selvedge/domain/products/columns';
import type { ColumnSort } from '@selvedge/domain/products/columns';
import { facetKeys } from '@selvedge/domain/products/facets';
import type { FacetKey } from '@selvedge/domain/products/facets';

/** Filters of a manifest, as stored in the address. */

/** Filter and sort order of a manifest. Prices in EUR cents. */
export interface ProductFilter extends Partial<Record<FacetKey, readonly string[]>> {
  readonly keywords?: string;
  readonly priceMinCents?: number;
  readonly priceMaxCents?: number;
  readonly stockMin?: number;
  readonly hot?: boolean;
  readonly shareCode?: string;
  readonly sort?: ColumnSort;
  readonly order?: 'asc' | 'desc';
}

const numberKeys = ['priceMinCents', 'priceMaxCents', 'stockMin'] as const;
const shareCodes = /^[A-Za-z0-9]{4,32}$/;

/** Reads the filter from the query inside the hash. Malformed parts are ignored, so that an old link still opens. */
export function readFilter(search: string): ProductFilter {
  const params = new URLSearchParams(search);
  const lists = facetKeys.map(
    (key) => [key, unique(params.getAll(key).filter((value) => value !== ''))] as const,
  );
  const numbers = numberKeys.map((key) => [key, readNumber(params.get(key))] as const);
  const sort = columnSorts.find((each) => each.sort === params.get('sort'))?.sort;
  const keywords = params.get('keywords')?.trim().slice(0, 100);
  const shareCode = params.get('shareCode') ?? '';
  return {
    ...Object.fromEntries(lists.filter(([, values]) => values.length > 0)),
    ...Object.fromEntries(numbers.filter(([, value]) => value !== undefined)),
    ...(keywords ? { keywords } : {}),
    ...(params.get('hot') === 'true' ? { hot: true } : {}),
    ...(shareCodes.test(shareCode) ? { shareCode } : {}),
    ...(sort ? { sort, order: params.get('order') === 'desc' ? ('desc' as const) : ('asc' as const) } : {}),
  };
}

/** Returns the query from which `readFilter` reads this filter. */
export function writeFilter(filter: ProductFilter): string {
  const params = new URLSearchParams();
  if (filter.keywords) params.set('keywords', filter.keywords);
  for (const key of facetKeys) for (const value of filter[key] ?? []) params.append(key, value);
  for (const key of numberKeys) if (filter[key] !== undefined) params.set(key, String(filter[key]));
  if (filter.hot) params.set('hot', 'true');
  if (filter.shareCode) params.set('shareCode', filter.shareCode);
  if (filter.sort) {
    params.set('sort', filter.sort);
    params.set('order', filter.order ?? 'asc');
  }
  return params.toString();
}

/** Returns the filter of a stored screening: fields of the filter are read, others ignored. */
export function filterOfScreening(screening: Readonly<Record<string, unknown>>): ProductFilter {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(screening)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (['string', 'number', 'boolean'].includes(typeof one)) params.append(key, String(one));
    }
  }
  return readFilter(params.toString());
}

/** Returns the number of active filters; the sort order does not count. */
export function countFilters(filter: ProductFilter): number {
  const single = [filter.keywords, filter.stockMin, filter.hot, filter.shareCode];
  const price = filter.priceMinCents !== undefined || filter.priceMaxCents !== undefined ? 1 : 0;
  return (
    facetKeys.filter((key) => (filter[key]?.length ?? 0) > 0).length +
    single.filter((value) => value !== undefined).length +
    price
  );
}

/** Returns the filter with its sort order only. */
export function withoutFilters({ sort, order }: ProductFilter): ProductFilter {
  return sort ? { sort, order } : {};
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,13}$/.test(text) ? Number(text) : undefined;
}
