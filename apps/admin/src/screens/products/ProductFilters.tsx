import type { components } from '@selvedge/api-spec/types';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { FACETS } from '@selvedge/domain/goods/facets';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../listing/ClearFilters';
import { WordSearch } from '../../listing/WordSearch';
import { facetFilters, stockFilters } from './products.search';
import type { ProductsFilter } from './products.search';

const ANY = 'ANY';
const KINDS = ['SPOT', 'FUTURES'] as const;

interface ProductFiltersProps {
  filter: ProductsFilter;
  /** Filters in force, for the button that clears them. */
  narrowing: Narrowing;
  /** Values with their counts, once they have been read. */
  values: components['schemas']['Facets'] | undefined;
  onChange: (change: Partial<ProductsFilter>) => void;
  /** Views and columns, at the end of the toolbar. */
  tools: ReactNode;
}

/** Filters of the table of products; each takes effect at once and is in the address. */
export function ProductFilters({ filter, narrowing, values, onChange, tools }: ProductFiltersProps) {
  const { t } = useTranslation('products');
  const any = { id: ANY, label: t('any') };
  return (
    <Toolbar label={t('filters')} gap="wide" end={tools}>
      <WordSearch
        label={t('search')}
        words={filter.keywords}
        onSearch={(keywords) => onChange({ keywords })}
      />
      {facetFilters.map((name) => (
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
      <FilterSelect
        label={t('facet.kind')}
        value={filter.kind ?? ANY}
        options={[any, ...KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))]}
        onChange={(id) => onChange({ kind: KINDS.find((one) => one === id) })}
      />
      <FilterSelect
        label={t('columns.stockQty')}
        value={filter.stock ?? ANY}
        options={[any, ...stockFilters.map((id) => ({ id, label: t(`stock.${id}`) }))]}
        onChange={(id) => onChange({ stock: stockFilters.find((one) => one === id) })}
      />
      <ClearFilters narrowing={narrowing} />
    </Toolbar>
  );
}
