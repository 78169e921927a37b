import { LANGUAGE_TAGS } from '@selvedge/domain/display/languages';
import type { Follower } from '../follow/follower';
import type { SearchIndexFound, SearchIndexSearch } from '../messages';
import type { WordMatches } from './bitsets';
import { findFacets } from './facets';
import { facetValues } from './facetValues';
import { figuresFinder } from './figures';
import { findOverview } from './overview';
import { findPage, findPicks } from './page';
import { selector } from './selection';
import { sorter } from './sort';
import { wordSearch } from './wordSearch';

/** Returns the lists that a search needs. */
export function listsOf(search: SearchIndexSearch): readonly string[] {
  return search.kind === 'figures' ? search.lists : search.scope.lists;
}

/** Searches without results that warm the caches which every search by words or name needs, before real searches arrive. */
export const FIRST_SEARCHES: readonly SearchIndexSearch[] = LANGUAGE_TAGS.map((language) => ({
  kind: 'page',
  scope: { kind: 'lists', lists: [] },
  filters: { keywords: '—' },
  priced: false,
  language,
  keys: [{ field: 'name', direction: 'asc' }],
  limit: 0,
  offset: 0,
}));

/** Returns the function that answers searches from the columns; `productOfBarcode` is the product whose barcode the words are. */
export function answerer({ docs, lists }: Follower) {
  const select = selector(docs, lists);
  const withWords = wordSearch(docs);
  const valuesOf = facetValues(docs);
  const orderOf = sorter(docs);
  const figuresOf = figuresFinder(docs, lists);
  return (
    search: SearchIndexSearch,
    productOfBarcode: string | null,
  ): SearchIndexFound<SearchIndexSearch> => {
    if (search.kind === 'figures')
      return Object.fromEntries(search.lists.map((list) => [list, figuresOf(list)]));
    const selection = select(search.scope);
    const { keywords = '' } = search.filters;
    const wordMatches: WordMatches | null =
      keywords.trim() === '' ? null : withWords(keywords, productOfBarcode);
    const chosen = { docs, selection };
    if (search.kind === 'facets') return findFacets(chosen, search, wordMatches, valuesOf);
    if (search.kind === 'overview') return findOverview(chosen, search, wordMatches, valuesOf);
    const parts = { wordMatches, valuesOf, order: orderOf(selection, search) };
    return search.kind === 'page' ? findPage(chosen, search, parts) : findPicks(chosen, search, parts);
  };
}
