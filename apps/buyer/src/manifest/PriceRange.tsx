import { useTranslation } from 'react-i18next';
import { Heading } from '@selvedge/design-system/Heading';
import { Inline } from '@selvedge/design-system/Inline';
import { NumberField } from '@selvedge/design-system/NumberField';
import { Stack } from '@selvedge/design-system/Stack';

interface PriceRangeProps {
  /** Lowest and highest price under the other filters, in EUR cents. */
  limits: { minCents: number | null; maxCents: number | null };
  minCents?: number;
  maxCents?: number;
  onChange: (minCents: number | undefined, maxCents: number | undefined) => void;
}

const euros = (cents: number | null | undefined): number | undefined =>
  cents === null || cents === undefined ? undefined : cents / 100;
const cents = (value: number): number | undefined =>
  Number.isNaN(value) ? undefined : Math.round(value * 100);

/** Wholesale price from and to, in euro; what it narrows to is told by the list beside it. */
export function PriceRange({ limits, minCents, maxCents, onChange }: PriceRangeProps) {
  const { t } = useTranslation('listDetail');
  const field = { prefix: '€', isLabelHidden: true, minValue: 0 } as const;
  const hint = (value: number | null): string => (value === null ? '' : String(Math.floor(value / 100)));
  return (
    <Stack gap="s2">
      <Heading level={2} look="caption">
        {t('facets.price')}
      </Heading>
      <Inline gap="s3">
        <NumberField
          {...field}
          label={t('facets.priceMin')}
          placeholder={hint(limits.minCents)}
          value={euros(minCents) ?? Number.NaN}
          onChange={(value) => onChange(cents(value), maxCents)}
        />
        <NumberField
          {...field}
          label={t('facets.priceMax')}
          placeholder={hint(limits.maxCents)}
          value={euros(maxCents) ?? Number.NaN}
          onChange={(value) => onChange(minCents, cents(value))}
        />
      </Inline>
    </Stack>
  );
}
