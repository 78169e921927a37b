import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useLocale } from '@selvedge/design-system/i18n';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import type { CustomerValues } from './customerForm';
import { salesmenOptions, salesmenQuery } from './customers.api';

const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Fields for a customer's identity, salesman, permissions and credit limit; they use the surrounding form. */
export function CustomerFields() {
  const { t } = useTranslation('customers');
  const identities = useDictionary('identity_type');
  const { control } = useFormContext<CustomerValues>();
  const { areAmountsHidden } = useLocale();
  const salesmen = useQuery(salesmenQuery);
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
        <FormSelect
          control={control}
          name="salesmanId"
          label={t('field.salesman')}
          isClearable
          options={salesmenOptions(salesmen.data)}
        />
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
      <FailedChoices reads={[[t('field.salesman'), salesmen]]} />
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
