import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { useTranslation } from 'react-i18next';
import { addressQuery, goodsFacets } from './goodsFilter';
import type { GoodsFilter } from './goodsFilter';

/** Returns the names of the filters in force for products, on a list or to be added to it, and clears them with `onClear`. */
export function useGoodsNarrowing(filter: GoodsFilter, onClear: () => void): Narrowing {
  const { t } = useTranslation('staffLists');
  const facets = goodsFacets.map((name) => [name, t(`facet.${name}`)] as const);
  return useNarrowing(
    addressQuery(filter),
    { ...Object.fromEntries(facets), listId: t('goods.fromList') },
    onClear,
  );
}
