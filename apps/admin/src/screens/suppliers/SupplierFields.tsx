import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Section } from '@selvedge/design-system/layout/Section';
import { supplierStatusValues } from '@selvedge/api-spec/values';
import type { SupplierValues } from './supplierForm';

/** Fields of a supplier: names, contact, delivery and bank details. */
export function SupplierFields() {
  const { t } = useTranslation('suppliers');
  const states = useDictionary('account_status');
  const { control } = useFormContext<SupplierValues>();
  return (
    <>
      <Columns template="two">
        <FormTextField
          control={control}
          name="code"
          label={t('field.code')}
          description={t('field.codeNote')}
        />
        <FormTextField
          control={control}
          name="warehousePrefix"
          label={t('field.warehousePrefix')}
          description={t('field.prefixNote')}
        />
      </Columns>
      <FormTextField control={control} name="name" label={t('field.name')} />
      <Columns template="two">
        <FormTextField control={control} name="contact" label={t('field.contact')} />
        <FormTextField control={control} name="phone" label={t('field.phone')} />
        <FormTextField control={control} name="email" label={t('field.email')} />
        <FormTextField
          control={control}
          name="country"
          label={t('field.country')}
          description={t('field.countryNote')}
        />
        <FormNumberField
          control={control}
          name="leadDays"
          label={t('field.leadDays')}
          description={t('field.leadDaysNote')}
          minValue={0}
        />
        <FormSelect
          control={control}
          name="status"
          label={t('field.status')}
          options={states.optionsOf(supplierStatusValues)}
        />
        <FormTextField control={control} name="taxNo" label={t('field.taxNo')} />
        <FormTextField
          control={control}
          name="currency"
          label={t('field.currency')}
          description={t('field.currencyNote')}
        />
      </Columns>
      <FormTextField control={control} name="address" label={t('field.address')} />
      <Section title={t('bank')} note={t('bankNote')} level={3}>
        <Columns template="two">
          <FormTextField control={control} name="holder" label={t('field.holder')} />
          <FormTextField control={control} name="bank" label={t('field.bank')} />
          <FormTextField control={control} name="accountNo" label={t('field.accountNo')} />
          <FormTextField control={control} name="swift" label={t('field.swift')} />
        </Columns>
      </Section>
      <FormTextArea control={control} name="note" label={t('field.note')} />
    </>
  );
}
