import { useTranslation } from 'react-i18next';
import { Text } from '@selvedge/design-system/layout/Text';
import { FilterChips } from '@selvedge/design-system/primitives/FilterChips';
import { useFormats } from '@selvedge/design-system/i18n';
import { withoutFilters } from './productFilter';
import type { ProductFilter } from './productFilter';
import { useFilterChips } from './useFilterChips';

interface FilterWordsProps {
  listId: string | null;
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
  /** Number of styles that match the filters; undefined while unknown. */
  total: number | undefined;
  /** Number of styles without any filter, if known. */
  allTotal?: number;
}

/** Count of the styles that match the filters, and the active filters as removable chips. */
export function FilterWords({ listId, filter, onChange, total, allTotal }: FilterWordsProps) {
  const { t } = useTranslation('listDetail');
  const formats = useFormats();
  const chips = useFilterChips(listId, filter);
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
