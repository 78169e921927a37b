import { type FacetKey, facetKeys } from '@selvedge/domain/goods/facets';
import { FACET_SOURCES, type FacetValue } from '../columns/codeColumns';
import type { Goods } from '../columns/goods';
import { Newest } from './newest';

/** The values that each text of a facet's column stands for, by the number of the text. */
export type ValuesOf = (facet: FacetKey) => readonly (readonly FacetValue[])[];

/** Gives the function that says what the texts of a facet's column stand for. */
export function facetValues(goods: Goods): ValuesOf {
  const newest = new Newest<FacetValue[][]>(facetKeys.length);
  return (facet) => {
    const { column, values } = FACET_SOURCES[facet];
    const { texts } = goods.dictionaries[column];
    return newest.get(facet, `${texts.length} ${goods.naming}`, () =>
      texts.map((text) => values(text, goods.names)),
    );
  };
}
