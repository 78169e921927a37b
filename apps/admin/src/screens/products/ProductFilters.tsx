import type { components } from '@selvedge/api-spec/types';
import { orderKindValues } from '@selvedge/api-spec/values';
import { FACETS } from '@selvedge/domain/products/facets';
import type { ListBar } from '@selvedge/app-shell/listing/useListFilter';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { useTranslation } from 'react-i18next';
import { facetFilters, stockFilters } from './products.search';
import type { ProductsFilter } from './products.search';

interface ProductFiltersProps {
  bar: ListBar;
  filter: ProductsFilter;
  /** Values with their counts, once they have been read. */
  values: components['schemas']['Facets'] | undefined;
}

/** Filters of the table of products; each takes effect at once and is in the address. */
export function ProductFilters({ bar, filter, values }: ProductFiltersProps) {
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
          value: filter[name],
          choices: (values?.[FACETS[name]] ?? []).map(({ value, label, count }) => ({
            id: value,
            label: t('counted', { label, count }),
          })),
        })),
        {
          name: 'kind',
          label: t('facet.kind'),
          value: filter.kind,
          choices: orderKindValues.map((id) => ({ id, label: t(`kind.${id}`) })),
        },
        {
          name: 'stock',
          label: t('columns.stockQty'),
          value: filter.stock,
          choices: stockFilters.map((id) => ({ id, label: t(`stock.${id}`) })),
        },
      ]}
    />
  );
}
