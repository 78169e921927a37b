import { Heading } from '@selvedge/design-system/layout/Heading';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { NumberField } from '@selvedge/design-system/primitives/NumberField';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { eurosToCents } from '@selvedge/domain/money/money';

interface AmountRangeProps {
  title: string;
  /** Accessible names of both fields. */
  minLabel: string;
  maxLabel: string;
  /** Lowest and highest existing amount, in EUR cents. */
  limits?: { minCents: number | null; maxCents: number | null };
  minCents?: number;
  maxCents?: number;
  onChange: (minCents: number | undefined, maxCents: number | undefined) => void;
}

const euros = (cents: number | null | undefined): number | undefined =>
  cents === null || cents === undefined ? undefined : cents / 100;
const cents = (value: number): number | undefined => (Number.isNaN(value) ? undefined : eurosToCents(value));
const hint = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(Math.floor(value / 100));

/** Fields for an amount from and to, in euro. */
export function AmountRange(props: AmountRangeProps) {
  const { title, minLabel, maxLabel, limits, minCents, maxCents, onChange } = props;
  const field = { prefix: '€', isLabelHidden: true, minValue: 0 } as const;
  return (
    <Stack gap="s2">
      <Heading level={2} look="caption">
        {title}
      </Heading>
      <Inline gap="s3">
        <NumberField
          {...field}
          label={minLabel}
          placeholder={hint(limits?.minCents)}
          value={euros(minCents) ?? Number.NaN}
          onChange={(value) => onChange(cents(value), maxCents)}
        />
        <NumberField
          {...field}
          label={maxLabel}
          placeholder={hint(limits?.maxCents)}
          value={euros(maxCents) ?? Number.NaN}
          onChange={(value) => onChange(minCents, cents(value))}
        />
      </Inline>
    </Stack>
  );
}
