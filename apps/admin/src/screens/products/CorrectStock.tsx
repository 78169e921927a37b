import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useFormats } from '@selvedge/design-system/i18n';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { correctionReasonValues } from '@selvedge/api-spec/values';
import type { StaffProduct } from '../../api/schemas';
import { correctionOf, correctionSchema } from './correctionForm';
import { correctStock } from './products.api';

interface CorrectStockProps {
  product: StaffProduct;
  onClose: () => void;
}

/** Dialog that corrects the stock of a product size by size, as differences with one reason. */
export function CorrectStock({ product, onClose }: CorrectStockProps) {
  const { t } = useTranslation('products');
  const formats = useFormats();
  const { sizes } = product;
  const schema = useMemo(() => correctionSchema(sizes), [sizes]);
  const once = useIntent();
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { reason: '', note: '', changes: sizes.map((): number | null => null) },
  });
  return (
    <FormDialog
      keptAs={`stock:${product.id}`}
      form={form}
      title={t('correction.title', { name: product.name })}
      description={t('correction.text')}
      errorText={(words) => t(words as 'correction.nothing')}
      onSave={(values) => once((key) => correctStock(correctionOf(sizes, values), key))}
      onClose={onClose}
    >
      <FormSelect
        name="reason"
        control={form.control}
        label={t('correction.reason')}
        options={correctionReasonValues.map((id) => ({ id, label: t(`reason.${id}`) }))}
      />
      <FormTextField name="note" control={form.control} label={t('correction.note')} />
      {sizes.map(({ skuId, size, onHandQty, lockedQty }, at) => (
        <FormNumberField
          key={skuId}
          name={`changes.${at}`}
          control={form.control}
          label={t('correction.size', { size })}
          description={t('correction.there', {
            onHand: formats.quantity(onHandQty),
            locked: formats.quantity(lockedQty),
          })}
        />
      ))}
    </FormDialog>
  );
}
