import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';

/** Tabs of the brand list. */
export const shownBrands = ['hot', 'followed', 'all'] as const;
/** Tab of the brand list; `hot` by default. */
export type ShownBrands = (typeof shownBrands)[number];

/** Initials of brand names; any other first character is `#`. */
export const INITIALS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** Filter of the brand list, as stored in the address. */
export interface BrandsSearch {
  page: number;
  keywords?: string;
  /** Initial of the name, one of {@link INITIALS}. */
  initial?: string;
  show: ShownBrands;
}

/** Reads the filter from the query inside the hash; malformed parts are ignored. */
export function readBrandsSearch(search: string): BrandsSearch {
  const params = readParams(search);
  const keywords = params.text('keywords').trim().slice(0, 100);
  const initial = params.oneOf('initial', INITIALS);
  return {
    page: params.page,
    show: params.oneOf('show', shownBrands) ?? 'hot',
    ...(keywords ? { keywords } : {}),
    ...(initial ? { initial } : {}),
  };
}

/** Returns the query from which `readBrandsSearch` reads this filter. */
export const writeBrandsSearch = (filter: BrandsSearch): string => writeParams(filter, { show: 'hot' });
