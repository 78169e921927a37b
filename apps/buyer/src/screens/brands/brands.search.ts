import { pageIn } from '@selvedge/app-kit/listing/pageIn';

/** Which brands are shown. */
export const shownBrands = ['hot', 'followed', 'all'] as const;
/** One of them; the hot ones unless chosen otherwise. */
export type ShownBrands = (typeof shownBrands)[number];

/** Letters that names of brands begin with; other marks are `#`. */
export const INITIALS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** What the page of brands shows, as it stands in the address. */
export interface BrandsSearch {
  page: number;
  keywords?: string;
  /** Names that begin with this one of {@link INITIALS}. */
  initial?: string;
  show: ShownBrands;
}

/** Reads the query inside the hash; what is malformed is passed over. */
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

/** The address that reads back to this. */
export function brandsHref({ page, keywords, initial, show }: BrandsSearch): string {
  const params = new URLSearchParams();
  if (show !== 'hot') params.set('show', show);
  if (keywords) params.set('keywords', keywords);
  if (initial) params.set('initial', initial);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '/brandMnagement/brand' : `/brandMnagement/brand?${query}`;
}
