import type { components } from '@selvedge/api-spec/types';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormComboBox } from '@selvedge/design-system/forms/FormComboBox';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useLocale } from '@selvedge/design-system/i18n';
import { salesmanChoices } from '../../choices/choices.api';
import { useChoices } from '../../choices/useChoices';
import type { CustomerValues } from './customerForm';

const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface CustomerFieldsProps {
  /** Salesperson of the stored customer. */
  salesman?: components['schemas']['CustomerDetail']['salesman'];
}

/** Fields for a customer's identity, salesman, permissions and credit limit; they use the surrounding form. */
export function CustomerFields({ salesman }: CustomerFieldsProps) {
  const { t } = useTranslation('customers');
  const identities = useDictionary('identity_type');
  const { control } = useFormContext<CustomerValues>();
  const { areAmountsHidden } = useLocale();
  const label = t('field.salesman');
  const chosen = useWatch({ control, name: 'salesmanId' });
  const salesmen = useChoices(salesmanChoices, {
    label,
    chosen: chosen === '' ? [] : [chosen],
    known: salesman ? [{ id: salesman.id, label: salesman.name }] : [],
  });
  return (
    <>
      <Columns gap="s5">
        <FormTextField control={control} name="nickname" label={t('field.nickname')} />
        <FormTextField control={control} name="companyName" label={t('field.companyName')} />
      </Columns>
      <Columns gap="s5">
        <FormSelect
          control={control}
          name="identityType"
          label={t('field.identityType')}
          options={identities.optionsOf(IDENTITY_TYPES)}
        />
        <FormTextField control={control} name="email" type="email" label={t('field.email')} />
      </Columns>
      <Columns gap="s5">
        <FormComboBox {...salesmen} control={control} name="salesmanId" label={label} />
        {areAmountsHidden ? null : (
          <FormNumberField
            control={control}
            name="limit"
            label={t('field.limit')}
            description={t('field.limitNote')}
            prefix="€"
            minValue={0}
            formatOptions={money}
          />
        )}
      </Columns>
      <FormCheckbox control={control} name="sellerFlag" description={t('field.sellerNote')}>
        {t('field.seller')}
      </FormCheckbox>
      <FormTextArea
        control={control}
        name="remark"
        label={t('field.remark')}
        description={t('field.remarkNote')}
      />
    </>
  );
}
