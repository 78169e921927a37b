import type { components } from '@selvedge/api-spec/types';
import { ChoiceFilter } from '@selvedge/app-shell/listing/ChoiceFilter';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { FACETS } from '@selvedge/domain/goods/facets';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../listing/ClearFilters';
import { goodsFacets } from './goodsFilter';
import type { GoodsFilter } from './goodsFilter';

interface GoodsFiltersProps {
  filter: GoodsFilter;
  /** Filters in force, for the button that clears them. */
  narrowing: Narrowing;
  /** Values with their counts, once they have been read. */
  values: components['schemas']['Facets'] | undefined;
  /** Other lists whose products can be shown. */
  lists?: readonly components['schemas']['Option'][];
  onChange: (change: Partial<GoodsFilter>) => void;
}

/** Filters of products, on a list or to be added to it; each takes effect at once. */
export function GoodsFilters({ filter, narrowing, values, lists, onChange }: GoodsFiltersProps) {
  const { t } = useTranslation('staffLists');
  return (
    <>
      {lists && (
        <ChoiceFilter
          label={t('goods.fromList')}
          value={filter.listId}
          choices={lists.map(({ value, label }) => ({ id: value, label }))}
          onChange={(listId) => onChange({ listId })}
        />
      )}
      {goodsFacets.map((name) => (
        <ChoiceFilter
          key={name}
          label={t(`facet.${name}`)}
          value={filter[name]}
          choices={(values?.[FACETS[name]] ?? []).map(({ value, label, count }) => ({
            id: value,
            label: t('counted', { label, count }),
          }))}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <ClearFilters narrowing={narrowing} />
    </>
  );
}
