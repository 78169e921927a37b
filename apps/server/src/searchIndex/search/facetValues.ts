import { type FacetKey, facetKeys } from '@selvedge/domain/goods/facets';
import { FACET_SOURCES, type FacetValue } from '../columns/codeColumns';
import type { Goods } from '../columns/goods';
import { LruCache } from './lruCache';

/** Returns the facet values of each text of a facet's column, by the code of the text. */
export type ValuesOf = (facet: FacetKey) => readonly (readonly FacetValue[])[];

/** Creates the function that returns the facet values for the texts of a facet's column. */
export function facetValues(goods: Goods): ValuesOf {
  const cache = new LruCache<FacetValue[][]>(facetKeys.length);
  return (facet) => {
    const { column, values } = FACET_SOURCES[facet];
    const { texts } = goods.dictionaries[column];
    return cache.get(facet, `${texts.length} ${goods.naming}`, () =>
      texts.map((text) => values(text, goods.names)),
    );
  };
}
