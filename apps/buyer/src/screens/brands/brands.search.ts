import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Tabs of the brand list. */
export const shownBrands = ['hot', 'followed', 'all'] as const;

/** Initials of brand names; any other first character is `#`. */
export const INITIALS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** Filter of the brands; the hot ones unless another tab is chosen. */
export const brandsSearch = listSearch({ show: oneOf(shownBrands, 'hot'), initial: oneOf(INITIALS) });
export type BrandsFilter = FilterOf<typeof brandsSearch>;
