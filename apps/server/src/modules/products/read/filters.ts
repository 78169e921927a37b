import type { LanguageTag } from '@selvedge/domain/display/languages';
import type { GoodsFilters } from '../../../searchIndex/messages';
import { inEveryLanguage, translate } from '../../../translate';

/** The season without end. */
const EVERGREEN = 'EVERGREEN';

/** A season as it is called in a language. */
export function seasonWord(season: string, language: LanguageTag): string {
  return season === EVERGREEN ? translate(language, 'products.evergreen') : season;
}

/** Filters as the index knows them: a season that may be given by its word by its code. */
export function codedFilters(filters: GoodsFilters): GoodsFilters {
  const evergreen = inEveryLanguage('products.evergreen');
  const seasons = filters.seasons?.map((season) => (evergreen.includes(season) ? EVERGREEN : season));
  return { ...filters, ...(seasons && { seasons }) };
}
