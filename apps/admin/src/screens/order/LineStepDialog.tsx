import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormDatePicker } from '@selvedge/design-system/forms/FormDatePicker';
import { useLocale } from '@selvedge/design-system/i18n';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';
import type { SubOrder } from '../../api/schemas';
import { centsOf, changesOf, initialValues, lineFormSchema, stepFields } from './lineForm';
import type { LineFormValues, LineStep } from './lineForm';
import { useLineColumns } from './useLineColumns';
import { acknowledge, platformConfirm, reoffer } from './order.api';

const calls = { platformConfirm, acknowledge, reoffer };
const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface LineStepDialogProps {
  step: LineStep;
  sub: SubOrder;
  onClose: () => void;
}

/**
 * Dialog for a transition on the lines of a sub-order: confirming with cuts and their reasons, recording the supplier's receipt, or a new
 * offer. The input stays until the server has accepted it.
 */
export function LineStepDialog({ step, sub, onClose }: LineStepDialogProps) {
  const { t } = useTranslation('orders');
  const { lines } = sub;
  const { areAmountsHidden } = useLocale();
  const fields = { ...stepFields[step], ...(areAmountsHidden ? { discount: false } : {}) };
  const form = useForm<LineFormValues>({
    resolver: schemaResolver(lineFormSchema(step, lines)),
    mode: 'onTouched',
    defaultValues: initialValues(step, lines),
  });
  const columns = useLineColumns(step, form.control);
  const send = (values: LineFormValues, version: number): Promise<void> =>
    calls[step](sub, {
      lines: changesOf(step, lines, values),
      discountCents: fields.discount ? centsOf(values.discount) : undefined,
      shipDate: values.shipDate || undefined,
      note: values.note.trim() || undefined,
      version,
    });

  return (
    // The key of the kept input includes the version: pieces that were typed for other lines must not come back.
    <FormDialog
      keptAs={`step:${step}:${sub.id}:${sub.version}`}
      form={form}
      size="wide"
      title={t(`stepTitle.${step}`, { no: subOrderPosition(sub.subNo) })}
      description={t(`stepText.${step}`)}
      action={t(`steps.${step}`)}
      done={t('done')}
      version={sub.version}
      errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
      onSave={send}
      onClose={onClose}
    >
      <FieldTable label={sub.listName} columns={columns} rows={lines} rowId={({ id }) => id} />
      {(fields.discount || fields.shipDate) && (
        <Columns template="two">
          {fields.shipDate && (
            <FormDatePicker control={form.control} name="shipDate" label={t('field.shipDate')} />
          )}
          {fields.discount && (
            <FormNumberField
              control={form.control}
              name="discount"
              label={t('field.discount')}
              prefix="€"
              minValue={0}
              formatOptions={money}
            />
          )}
        </Columns>
      )}
      {fields.note && <FormTextArea control={form.control} name="note" label={t('field.note')} />}
    </FormDialog>
  );
}
