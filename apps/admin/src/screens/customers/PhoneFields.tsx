import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '@selvedge/app-shell/phones/PhoneField';
import { PHONE_AREA_CODES } from '@selvedge/domain/people/phoneAreas';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import type { PhoneValues } from './customerForm';

/** Fields for area code and phone number; they use the surrounding form. */
export function PhoneFields() {
  const { t } = useTranslation('customers');
  const { control } = useFormContext<PhoneValues>();
  return (
    <Columns gap="s5">
      <FormSelect
        control={control}
        name="areaCode"
        label={t('field.areaCode')}
        options={PHONE_AREA_CODES.map((id) => ({ id, label: id }))}
      />
      <PhoneField label={t('field.phone')} />
    </Columns>
  );
}
