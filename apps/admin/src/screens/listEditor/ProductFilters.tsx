import type { components } from '@selvedge/api-spec/types';
import { ClearFilters } from '@selvedge/design-system/primitives/ClearFilters';
import { ChoiceFilter } from '@selvedge/design-system/primitives/ChoiceFilter';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { FACETS } from '@selvedge/domain/products/facets';
import { useTranslation } from 'react-i18next';
import { productFacets } from './productFilter';
import type { ProductFilter } from './productFilter';

interface ProductFiltersProps {
  filter: ProductFilter;
  /** Filters in force, for the button that clears them. */
  narrowing: Narrowing;
  /** Values with their counts, once they have been read. */
  values: components['schemas']['Facets'] | undefined;
  /** Other lists whose products can be shown. */
  lists?: readonly components['schemas']['Option'][];
  onChange: (change: Partial<ProductFilter>) => void;
}

/** Filters of products, on a list or to be added to it; each takes effect at once. */
export function ProductFilters({ filter, narrowing, values, lists, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('staffLists');
  return (
    <>
      {lists && (
        <ChoiceFilter
          label={t('products.fromList')}
          value={filter.listId}
          choices={lists.map(({ value, label }) => ({ id: value, label }))}
          onChange={(listId) => onChange({ listId })}
        />
      )}
      {productFacets.map((name) => (
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
