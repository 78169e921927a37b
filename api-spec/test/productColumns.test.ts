import type { ColumnSort, ProductColumnKey } from '@selvedge/domain/products/columns';
import type { FacetCounts, FacetKey } from '@selvedge/domain/products/facets';
import { expectTypeOf, test } from 'vitest';
import type { components } from '../generated/types';

type Schemas = components['schemas'];

test('R-3.16 R-3.17 the columns of the business are those of the contract, and it sorts by each that has an order', () => {
  expectTypeOf<ProductColumnKey>().toEqualTypeOf<Schemas['ColumnKey']>();
  expectTypeOf<ColumnSort | 'updatedAt'>().toEqualTypeOf<Schemas['ProductSort']>();
});

test('R-2.29 Q-18 every facet is a filter of the contract, and is counted in its answer', () => {
  expectTypeOf<Pick<Schemas['ProductQuery'], FacetKey>>().toEqualTypeOf<
    Partial<Record<FacetKey, string[]>>
  >();
  expectTypeOf<Pick<Schemas['Facets'], FacetCounts>>().toEqualTypeOf<
    Record<FacetCounts, Schemas['FacetItem'][]>
  >();
});
