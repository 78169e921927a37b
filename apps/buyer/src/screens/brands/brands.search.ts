import { pageIn } from '@selvedge/app-shell/listing/pageIn';

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
  const params = new URLSearchParams(search);
  const keywords = params.get('keywords')?.trim().slice(0, 100);
  const initial = INITIALS.find((one) => one === params.get('initial'));
  return {
    page: pageIn(params),
    show: shownBrands.find((one) => one === params.get('show')) ?? 'hot',
    ...(keywords ? { keywords } : {}),
    ...(initial ? { initial } : {}),
  };
}

/** Returns the address from which `readBrandsSearch` reads this filter. */
export function brandsHref({ page, keywords, initial, show }: BrandsSearch): string {
  const params = new URLSearchParams();
  if (show !== 'hot') params.set('show', show);
  if (keywords) params.set('keywords', keywords);
  if (initial) params.set('initial', initial);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '/brandMnagement/brand' : `/brandMnagement/brand?${query}`;
}
