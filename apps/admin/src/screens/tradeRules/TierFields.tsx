import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TIERS_MAX } from '@selvedge/domain/money/tradeRules';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { Trash2Icon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { TiersValues } from './ruleForm';

const money = { minimumFractionDigits: 0, maximumFractionDigits: 2 };

/**
 * Fields for the tiers of the surcharge, one line each: the value from which a tier applies, and its percentage; they use the surrounding
 * form.
 */
export function TierFields() {
  const { t } = useTranslation('money');
  const { control } = useFormContext<TiersValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'tiers' });
  return (
    <Stack gap="s4">
      {fields.map(({ id }, at) => (
        <Inline key={id} align="start" gap="s3">
          <FormNumberField
            control={control}
            name={`tiers.${at}.from`}
            label={t('rules.field.from', { step: at + 1 })}
            prefix="€"
            formatOptions={money}
            isReadOnly={at === 0}
          />
          <FormNumberField
            control={control}
            name={`tiers.${at}.percent`}
            label={t('rules.field.percent', { step: at + 1 })}
            formatOptions={money}
          />
          <IconButton
            label={t('rules.field.remove', { step: at + 1 })}
            icon={<Trash2Icon />}
            isDisabled={at === 0}
            onPress={() => remove(at)}
          />
        </Inline>
      ))}
      {fields.length < TIERS_MAX && (
        <Inline>
          <Button size="small" onPress={() => append({ from: null, percent: null })}>
            {t('rules.field.add')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
