import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { useTranslation } from 'react-i18next';
import { addressQuery, productFacets } from './productFilter';
import type { ProductFilter } from './productFilter';

/** Returns the names of the filters in force for products, on a list or to be added to it, and clears them with `onClear`. */
export function useProductNarrowing(filter: ProductFilter, onClear: () => void): Narrowing {
  const { t } = useTranslation('staffLists');
  const facets = productFacets.map((name) => [name, t(`facet.${name}`)] as const);
  return useNarrowing(
    addressQuery(filter),
    { ...Object.fromEntries(facets), listId: t('products.fromList') },
    onClear,
  );
}
