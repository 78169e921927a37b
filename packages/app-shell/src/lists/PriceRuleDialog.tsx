import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { priceByRule } from '@selvedge/domain/money/priceRule';
import type { PriceRule } from '@selvedge/domain/money/priceRule';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Table } from '@selvedge/design-system/primitives/Table';
import { priceRoundingValues } from '@selvedge/api-spec/values';
import { FormDialog } from '../forms/FormDialog';
import { schemaResolver } from '../forms/schemaResolver';
import { ruleFormSchema, type RuleValues } from './listRules';

/** Sample product that previews the result of a price rule; amounts in EUR cents. */
export interface RuleSample {
  id: string;
  name: string;
  /** Base prices of the rule; null when not known. */
  bases: Partial<Record<PriceRule['base'], number | null>>;
  priceCents: number | null;
  /** Lowest price; null for a product without a price, which gets none. */
  floorCents: number | null;
}

const STEPS = [1, 25, 50, 100, 500] as const;
const PERCENT = 100;

const ruleOf = ({ base, percentBp, stepCents, rounding }: RuleValues): PriceRule => ({
  base,
  percentBp: Math.round((percentBp ?? Number.NaN) * PERCENT),
  stepCents: Number(stepCents),
  rounding,
});

function priceOf(sample: RuleSample, values: RuleValues): number | null {
  const rule = ruleOf(values);
  const base = sample.bases[rule.base] ?? null;
  if (base === null || sample.floorCents === null || !Number.isSafeInteger(rule.percentBp))
    return sample.priceCents;
  return priceByRule(base, rule, sample.floorCents);
}

interface PriceRuleDialogProps {
  listId: string;
  /** Base prices that a rule can use, the default first. */
  bases: readonly [PriceRule['base'], ...PriceRule['base'][]];
  /** Some products of the list, to preview the result. */
  samples: readonly RuleSample[];
  /** Number of products that the rule prices. */
  count: number;
  version: number;
  /** Whether prices stay at or above the merchant's. */
  hasFloor?: boolean;
  onSave: (rule: PriceRule, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that prices products by a percentage and a rounding; samples preview the result with the server's calculation. */
export function PriceRuleDialog(props: PriceRuleDialogProps) {
  const { listId, bases, samples, count, version, hasFloor = true, onSave, onClose } = props;
  const { t } = useTranslation('listEditor');
  const form = useForm<RuleValues>({
    resolver: schemaResolver(ruleFormSchema),
    defaultValues: { base: bases[0], percentBp: 118, stepCents: '50', rounding: 'UP' },
  });
  const { control } = form;
  const values = useWatch({ control }) as RuleValues;
  return (
    <FormDialog
      keptAs={`priceRule:${listId}`}
      form={form}
      size="large"
      title={t('rule.title')}
      description={t(hasFloor ? 'rule.hint' : 'rule.hintFree', { count })}
      version={version}
      action={t('rule.apply')}
      errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
      onSave={(typed, current) => onSave(ruleOf(typed), current)}
      onClose={onClose}
    >
      <Columns gap="s5">
        <FormSelect
          name="base"
          control={control}
          label={t('rule.base')}
          options={bases.map((id) => ({ id, label: t(`rule.bases.${id}`) }))}
        />
        <FormNumberField
          name="percentBp"
          control={control}
          label={t('rule.percent')}
          minValue={1}
          maxValue={1000}
          suffix="%"
        />
      </Columns>
      <Columns gap="s5">
        <FormSelect
          name="rounding"
          control={control}
          label={t('rule.rounding')}
          options={priceRoundingValues.map((id) => ({ id, label: t(`rule.roundings.${id}`) }))}
        />
        <FormSelect
          name="stepCents"
          control={control}
          label={t('rule.step')}
          options={STEPS.map((cents) => ({ id: String(cents), label: `€${(cents / PERCENT).toFixed(2)}` }))}
        />
      </Columns>
      <Table
        label={t('rule.samples')}
        rows={samples}
        rowId={({ id }) => id}
        hasPhoneRows
        columns={[
          { id: 'name', header: t('products.product'), isRowHeader: true, render: ({ name }) => name },
          {
            id: 'now',
            header: t('rule.now'),
            align: 'end',
            render: (one) => <PriceCell cents={one.priceCents} />,
          },
          {
            id: 'then',
            header: t('rule.then'),
            align: 'end',
            render: (one) => <PriceCell cents={priceOf(one, values)} emphasis="medium" />,
          },
        ]}
      />
    </FormDialog>
  );
}
