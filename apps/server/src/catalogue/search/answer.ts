import type { Follower } from '../follow/follower';
import type { CatalogueFound, CatalogueSearch } from '../messages';
import { findFacets } from './facets';
import { findFigures } from './figures';
import { findPage } from './page';
import { selector } from './selection';
import { sorter } from './sort';
import { wordSearch } from './words';

/** The lists that a search needs. */
export function listsOf(search: CatalogueSearch): readonly string[] {
  return search.kind === 'figures' ? search.lists : search.scope.lists;
}

/** Gives the function that answers searches out of the columns; `barcodeOf` is the product whose bar code the words are. */
export function answerer({ goods, lists }: Follower) {
  const select = selector(goods, lists);
  const withWords = wordSearch(goods);
  const keyOf = sorter(goods);
  return (search: CatalogueSearch, productOfBarcode: string | null): CatalogueFound<CatalogueSearch> => {
    if (search.kind === 'figures')
      return Object.fromEntries(search.lists.map((list) => [list, findFigures(goods, lists, list)]));
    const { keywords = '' } = search.filters;
    const selection = select(search.scope);
    const worded = keywords.trim() === '' ? null : withWords(keywords, productOfBarcode);
    if (search.kind === 'facets') return findFacets(goods, search, selection, worded);
    const { sort, language, priced } = search;
    const key = sort === undefined ? null : keyOf(selection, sort, language, priced);
    return findPage(goods, search, { selection, worded, key });
  };
}
