import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RateHistory } from '../../api/schemas';
import { rateFormSchema } from './rateForm';
import type { RateValues } from './rateForm';
import { setRate } from './rates.api';

/** Dialog for a new rate of a currency, with its earlier rates. */
export function RateDialog({ rate, onClose }: { rate: RateHistory; onClose: () => void }) {
  const { t } = useTranslation('money');
  const formats = useFormats();
  const form = useForm<RateValues>({
    resolver: schemaResolver(rateFormSchema),
    defaultValues: { num: rate.num },
  });
  return (
    <FormDialog
      keptAs={`rate:${rate.name}`}
      form={form}
      title={t('rates.edit', { name: rate.name })}
      description={t('rates.countsFromNow')}
      version={rate.version}
      errorText={(key) => t(`rates.wrong.${key}`, { defaultValue: key })}
      onSave={({ num }, version) => setRate(rate.name, { num, version })}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="num"
        inputMode="decimal"
        label={t('rates.num')}
        description={t('rates.perEuro', { name: rate.name })}
      />
      {rate.history.length > 0 && (
        <Section title={t('rates.history')}>
          <Stack as="ol" gap="s2">
            {rate.history.map(({ at, num, operatorName }) => (
              <li key={at}>
                <Inline justify="between">
                  <Text isFigure>{num}</Text>
                  <Text size="small" ink="weak">
                    {formats.stamp(at)} {operatorName}
                  </Text>
                </Inline>
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </FormDialog>
  );
}
