import { DEFAULT_TAG, type LanguageTag } from '@selvedge/domain/display/languages';
import type { GoodsFilters } from '../../../catalogue/messages';
import { inEveryLanguage, translate } from '../../../translate';

/** Filters over products as the calls carry them (X-B03, X-B04, X-B12, X-B13). Several values of one mean any of them. */
export type ProductFilters = GoodsFilters;

/** The season without end. */
const EVERGREEN = 'EVERGREEN';

/** A season as it is called in a language. */
export function seasonWord(season: string, language: LanguageTag = DEFAULT_TAG): string {
  return season === EVERGREEN ? translate(language, 'products.evergreen') : season;
}

/** Filters as the index knows them: a season that may be given by its word by its code. */
export function codedFilters(filters: ProductFilters): GoodsFilters {
  const evergreen = inEveryLanguage('products.evergreen');
  const seasons = filters.seasons?.map((season) => (evergreen.includes(season) ? EVERGREEN : season));
  return { ...filters, ...(seasons && { seasons }) };
}
