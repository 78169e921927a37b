import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@selvedge/design-system/primitives/Checkbox';
import { FacetPanel } from '@selvedge/design-system/commerce/FacetPanel';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { useFormats } from '@selvedge/design-system/i18n';
import { facetKeys, FACETS } from '@selvedge/domain/products/facets';
import type words from '../locales/en/listDetail.json';
import { AmountRange } from '../trade/AmountRange';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { facetsQuery } from './manifest.api';
import type { ProductFilter } from './productFilter';

/** Facets that have a message: one without does not compile. */
type NamedFacet = keyof (typeof words)['facets'];

interface FacetSideProps {
  listId: string | null;
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
}

/** Side panel with the facets of a manifest and their counts, price range and stock, all stored in the address. */
export function FacetSide({ listId, filter, onChange }: FacetSideProps) {
  const { t } = useTranslation('listDetail');
  const formats = useFormats();
  const query = useQuery(facetsQuery(listId, filter));
  const { data, error } = query;
  if (error && !data) {
    return <ReadFailure query={query} />;
  }
  if (!data) return <FacetSkeleton />;
  return (
    <FacetPanel
      facets={facetKeys.map((key) => ({
        id: key,
        label: t(`facets.${key satisfies NamedFacet}`),
        options: data[FACETS[key]].map(({ value, label, count }) => ({ id: value, label, count })),
        value: filter[key] ?? [],
      }))}
      onFacetChange={(key, value) => onChange({ ...filter, [key]: value })}
    >
      <AmountRange
        title={t('facets.price')}
        minLabel={t('facets.priceMin')}
        maxLabel={t('facets.priceMax')}
        limits={data.price}
        minCents={filter.priceMinCents}
        maxCents={filter.priceMaxCents}
        onChange={(priceMinCents, priceMaxCents) => onChange({ ...filter, priceMinCents, priceMaxCents })}
      />
      <Stack gap="s2">
        <Checkbox
          isSelected={(filter.stockMin ?? 0) > 0}
          onChange={(isOn) => onChange({ ...filter, stockMin: isOn ? 1 : undefined })}
        >
          {t('facets.inStock', { amount: formats.quantity(data.stock.available) })}
        </Checkbox>
        <Checkbox
          isSelected={filter.hot === true}
          onChange={(isOn) => onChange({ ...filter, hot: isOn ? true : undefined })}
        >
          {t('facets.hot')}
        </Checkbox>
      </Stack>
    </FacetPanel>
  );
}

function FacetSkeleton() {
  return (
    <Stack gap="s6">
      {facetKeys.map((key) => (
        <Stack key={key} gap="s3">
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      ))}
    </Stack>
  );
}
