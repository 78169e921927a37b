import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FilterChip } from '@selvedge/design-system/primitives/FilterChips';
import { useFormats } from '@selvedge/design-system/i18n';
import { facetKeys, FACETS } from '@selvedge/domain/products/facets';
import { facetsQuery } from './manifest.api';
import type { ProductFilter } from './productFilter';

/** Hook that returns the active filters of a manifest as labelled chips. */
export function useFilterChips(listId: string | null, filter: ProductFilter): FilterChip[] {
  const { t } = useTranslation('listDetail');
  const formats = useFormats();
  const facets = useQuery(facetsQuery(listId, filter)).data;
  const chips: FilterChip[] = [];
  if (filter.keywords) chips.push({ id: 'keywords', label: t('chips.keywords', { text: filter.keywords }) });
  for (const key of facetKeys) {
    const values = filter[key];
    if (!values?.length) continue;
    const counted = facets?.[FACETS[key]];
    const names = values.map((value) => counted?.find((item) => item.value === value)?.label ?? value);
    chips.push({ id: key, label: `${t(`facets.${key}`)} ${names.join(', ')}` });
  }
  const { priceMinCents, priceMaxCents, stockMin } = filter;
  if (priceMinCents !== undefined || priceMaxCents !== undefined) {
    const from = priceMinCents === undefined ? '' : formats.money(priceMinCents);
    const to = priceMaxCents === undefined ? '' : formats.money(priceMaxCents);
    chips.push({ id: 'price', label: t('chips.price', { from, to }) });
  }
  if (stockMin)
    chips.push({ id: 'stockMin', label: t('chips.stockMin', { amount: formats.quantity(stockMin) }) });
  if (filter.hot) chips.push({ id: 'hot', label: t('facets.hot') });
  if (filter.shareCode) chips.push({ id: 'shareCode', label: t('chips.share', { code: filter.shareCode }) });
  return chips;
}
