import { type FacetKey, facetKeys } from '@selvedge/domain/products/facets';
import { FACET_SOURCES, type FacetValue } from '../columns/codeColumns';
import type { ProductDocuments } from '../columns/products';
import { LruCache } from './lruCache';

/** Returns the facet values of each text of a facet's column, by the code of the text. */
export type ValuesOf = (facet: FacetKey) => readonly (readonly FacetValue[])[];

/** Creates the function that returns the facet values for the texts of a facet's column. */
export function facetValues(docs: ProductDocuments): ValuesOf {
  const cache = new LruCache<FacetValue[][]>(facetKeys.length);
  return (facet) => {
    const { column, values } = FACET_SOURCES[facet];
    const { texts } = docs.dictionaries[column];
    return cache.get(facet, `${texts.length} ${docs.naming}`, () =>
      texts.map((text) => values(text, docs.names)),
    );
  };
}
