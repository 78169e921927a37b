import type { components } from '@selvedge/api-spec/types';
import { orderKindValues } from '@selvedge/api-spec/values';
import { FACETS } from '@selvedge/domain/products/facets';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../listing/FilterBar';
import type { FilterBarState } from '@selvedge/app-shell/listing/useFilterState';
import { facetFilters, stockFilters } from './products.search';
import type { ProductsFilter } from './products.search';

interface ProductFiltersProps {
  bar: FilterBarState<ProductsFilter>;
  /** Values with their counts, once they have been read. */
  values: components['schemas']['Facets'] | undefined;
  /** Name of the list in the user's preferences, for its views. */
  views: string;
  tools: ReactNode;
}

/** Filters of the table of products; each takes effect at once and is in the address. */
export function ProductFilters({ bar, values, views, tools }: ProductFiltersProps) {
  const { t } = useTranslation('products');
  return (
    <FilterBar
      {...bar}
      label={t('filters')}
      searchLabel={t('search')}
      choices={[
        ...facetFilters.map((name) => ({
          name,
          label: t(`facet.${name}`),
          choices: (values?.[FACETS[name]] ?? []).map(({ value, label, count }) => ({
            id: value,
            label: t('counted', { label, count }),
          })),
        })),
        {
          name: 'kind',
          label: t('facet.kind'),
          choices: orderKindValues.map((id) => ({ id, label: t(`kind.${id}`) })),
        },
        {
          name: 'stock',
          label: t('columns.stockQty'),
          choices: stockFilters.map((id) => ({ id, label: t(`stock.${id}`) })),
        },
      ]}
      views={views}
      tools={tools}
      isClearable
    />
  );
}
