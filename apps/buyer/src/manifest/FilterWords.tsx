import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Text } from '@selvedge/design-system/Text';
import { FilterChips } from '@selvedge/design-system/Tag';
import type { FilterChip } from '@selvedge/design-system/Tag';
import { useFormats } from '@selvedge/design-system/i18n';
import { facetKeys, FACETS } from '@selvedge/domain/goods/facets';
import { facetsQuery } from './manifest.api';
import { withoutFilters } from './productFilter';
import type { ProductFilter } from './productFilter';

interface FilterWordsProps {
  listId: string | null;
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
  /** Styles under the filters; undefined while unknown. */
  total: number | undefined;
  /** Styles without any filter, where that is known. */
  allTotal?: number;
}

/** What the filters leave, and the filters in force as chips that can be taken away. */
export function FilterWords({ listId, filter, onChange, total, allTotal }: FilterWordsProps) {
  const { t } = useTranslation('listDetail');
  const formats = useFormats();
  const chips = useChips(listId, filter);
  const remove = (id: string): void => {
    const cleared =
      id === 'price' ? { priceMinCents: undefined, priceMaxCents: undefined } : { [id]: undefined };
    onChange({ ...filter, ...cleared });
  };
  const shown = formats.quantity(total);
  return (
    <>
      <Text size="small" ink="medium" as="p">
        {allTotal === undefined || allTotal === total
          ? t('shownAll', { shown, count: total ?? 0 })
          : t('shownOf', { shown, all: formats.quantity(allTotal), count: allTotal })}
      </Text>
      <FilterChips chips={chips} onRemove={remove} onClear={() => onChange(withoutFilters(filter))} />
    </>
  );
}

function useChips(listId: string | null, filter: ProductFilter): FilterChip[] {
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
