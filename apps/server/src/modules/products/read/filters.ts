import type { LanguageTag } from '@selvedge/domain/display/languages';
import type { IndexFilters } from '../../../searchIndex/messages';
import { inEveryLanguage, translate } from '../../../messages/translate';

/** Season of products that have no end. */
const EVERGREEN = 'EVERGREEN';

/** Returns the name of a season in a language. */
export function seasonWord(season: string, language: LanguageTag): string {
  return season === EVERGREEN ? translate(language, 'products.evergreen') : season;
}

/** Returns filters in the terms of the search index: a season that is named by its word becomes its code. */
export function codedFilters(filters: IndexFilters): IndexFilters {
  const evergreen = inEveryLanguage('products.evergreen');
  const seasons = filters.seasons?.map((season) => (evergreen.includes(season) ? EVERGREEN : season));
  return { ...filters, ...(seasons && { seasons }) };
}
