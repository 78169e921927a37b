import type { components } from '@selvedge/api-spec/types';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { FACETS } from '@selvedge/domain/goods/facets';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../listing/ClearFilters';
import { goodsFacets } from './goodsFilter';
import type { GoodsFilter } from './goodsFilter';

const ANY = 'ANY';

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
  const any = { id: ANY, label: t('any') };
  return (
    <>
      {lists && (
        <FilterSelect
          label={t('goods.fromList')}
          value={filter.listId ?? ANY}
          options={[any, ...lists.map(({ value, label }) => ({ id: value, label }))]}
          onChange={(id) => onChange({ listId: id === ANY ? undefined : id })}
        />
      )}
      {goodsFacets.map((name) => (
        <FilterSelect
          key={name}
          label={t(`facet.${name}`)}
          value={filter[name] ?? ANY}
          options={[
            any,
            ...(values?.[FACETS[name]] ?? []).map(({ value, label, count }) => ({
              id: value,
              label: t('counted', { label, count }),
            })),
          ]}
          onChange={(id) => onChange({ [name]: id === ANY ? undefined : id })}
        />
      ))}
      <ClearFilters narrowing={narrowing} />
    </>
  );
}
