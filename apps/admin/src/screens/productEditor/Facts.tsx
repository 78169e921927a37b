import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { COST_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormComboBox } from '@selvedge/design-system/forms/FormComboBox';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { FormRow, FormSection } from '@selvedge/design-system/pages/FormPage';
import { useLocale } from '@selvedge/design-system/i18n';
import { useAllowed } from '../../session/Allowed';
import { wayTo } from '../../products/categoryTree';
import { brandChoices, supplierChoices } from '../../choices/choices.api';
import { useChoices } from '../../choices/useChoices';
import { categoriesQuery, warehouseOptionsQuery } from '../../products/choices.api';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { orderKindValues } from '@selvedge/api-spec/values';
import type { ProductValues } from './productForm';

const COST = [COST_PERM] as const;
const PRICE = [PRICE_PERM] as const;
const GENDERS = ['WOMEN', 'MEN', 'UNISEX'] as const;
const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Fields for the codes, categories, origin, warehouse and prices of a product; amounts only for users who may see them. */
export function Facts() {
  const { t } = useTranslation('productEditor');
  const { locale } = useLocale();
  const { control } = useFormContext<ProductValues>();
  const categories = useQuery(categoriesQuery);
  const [brandId, supplierId] = useWatch({ control, name: ['brandId', 'supplierId'] });
  const brands = useChoices(brandChoices, { label: t('field.brandId'), chosen: [brandId] });
  const suppliers = useChoices(supplierChoices, { label: t('field.supplierId'), chosen: [supplierId] });
  const warehouses = useQuery(warehouseOptionsQuery);
  const prices = [
    ...(useAllowed(COST) ? (['cost'] as const) : []),
    ...(useAllowed(PRICE) ? (['wholesale'] as const) : []),
    'retail' as const,
  ];
  const kinds = (categories.data?.list ?? []).map((row) => ({ id: row.id, label: wayTo(locale, row) }));
  return (
    <>
      <FormSection title={t('facts.title')}>
        <FailedChoices
          reads={[
            [t('field.categoryId'), categories],
            [t('field.warehouseId'), warehouses],
          ]}
        />
        <FormRow>
          <FormTextField
            control={control}
            name="intlCode"
            label={t('field.intlCode')}
            description={t('field.intlCodeNote')}
          />
          <FormTextField control={control} name="styleNo" label={t('field.styleNo')} />
          <FormComboBox {...brands} control={control} name="brandId" label={t('field.brandId')} />
          <FormSelect control={control} name="categoryId" label={t('field.categoryId')} options={kinds} />
          <FormTextField
            control={control}
            name="season"
            label={t('field.season')}
            description={t('field.seasonNote')}
          />
          <FormSelect
            control={control}
            name="gender"
            label={t('field.gender')}
            options={GENDERS.map((id) => ({ id, label: t(`gender.${id}`) }))}
          />
          <FormTextField
            control={control}
            name="colorHex"
            label={t('field.colorHex')}
            description={t('field.colorHexNote')}
          />
        </FormRow>
        <FormCheckbox control={control} name="hot">
          {t('field.hot')}
        </FormCheckbox>
      </FormSection>
      <FormSection title={t('prices.title')} note={t('prices.note')}>
        <FormRow>
          {prices.map((name) => (
            <FormNumberField
              key={name}
              control={control}
              name={name}
              label={t(`field.${name}`)}
              description={t(`field.${name}Note`)}
              prefix="€"
              minValue={0}
              formatOptions={money}
            />
          ))}
        </FormRow>
      </FormSection>
      <FormSection title={t('supply.title')}>
        <FormRow>
          <FormComboBox {...suppliers} control={control} name="supplierId" label={t('field.supplierId')} />
          <FormSelect
            control={control}
            name="warehouseId"
            label={t('field.warehouseId')}
            options={warehouses.data ?? []}
          />
          <FormSelect
            control={control}
            name="kind"
            label={t('field.kind')}
            options={orderKindValues.map((id) => ({ id, label: t(`kind.${id}`) }))}
          />
        </FormRow>
      </FormSection>
    </>
  );
}
