import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { FormSection } from '@selvedge/design-system/pages/FormPage';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { ProductValues } from './productForm';

const SIDES = ['', 'En'] as const;

/** Fields for the name and the texts of a product, in both languages side by side. */
export function Words() {
  const { t } = useTranslation('productEditor');
  const { control } = useFormContext<ProductValues>();
  return (
    <FormSection title={t('words.title')}>
      <Columns>
        {SIDES.map((side) => (
          <Stack key={side} gap="s5">
            <FormTextField control={control} name={`name${side}`} label={t(`field.name${side}`)} />
            <FormTextField control={control} name={`color${side}`} label={t(`field.color${side}`)} />
            <FormTextField control={control} name={`material${side}`} label={t(`field.material${side}`)} />
            <FormTextField control={control} name={`origin${side}`} label={t(`field.origin${side}`)} />
            <FormTextArea
              control={control}
              name={`description${side}`}
              label={t(`field.description${side}`)}
            />
          </Stack>
        ))}
      </Columns>
    </FormSection>
  );
}
