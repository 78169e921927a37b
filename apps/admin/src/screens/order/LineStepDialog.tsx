import { useEffect, useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { useStep } from '@selvedge/app-shell/steps/useStep';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useLocale } from '@selvedge/design-system/i18n';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';
import type { SubOrder } from '../../api/schemas';
import { centsOf, changesOf, initialValues, lineFormSchema, stepFields } from './lineForm';
import type { LineFormValues, LineStep } from './lineForm';
import { useLineColumns } from './useLineColumns';
import { acknowledge, platformConfirm, reoffer } from './order.api';
import type { StepInput } from './order.api';

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
export function LineStepDialog({ step, sub, ...props }: LineStepDialogProps) {
  const { t } = useTranslation('orders');
  const formId = useId();
  const { lines } = sub;
  const { areAmountsHidden } = useLocale();
  const fields = { ...stepFields[step], ...(areAmountsHidden ? { discount: false } : {}) };
  const form = useForm<LineFormValues>({
    resolver: zodResolver(lineFormSchema(step, lines)),
    mode: 'onTouched',
    defaultValues: initialValues(step, lines),
  });
  // The key includes the version: pieces that were typed for other lines must not come back.
  const kept = useKeptForm(form, `step:${step}:${sub.id}:${sub.version}`);
  const onClose = (): void => {
    kept.forget();
    props.onClose();
  };
  const { isPending, problems, send } = useStep({
    version: sub.version,
    call: (input: Omit<StepInput, 'version'>, version) => calls[step](sub, { ...input, version }),
    done: t('done'),
    onDone: onClose,
  });
  const columns = useLineColumns(step, form.control);
  const { setError } = form;
  useEffect(() => {
    if (problems.length > 0) setError('root', { message: problems.join(' ') });
  }, [problems, setError]);

  const submit = async (values: LineFormValues): Promise<void> => {
    await send({
      lines: changesOf(step, lines, values),
      discountCents: fields.discount ? centsOf(values.discount) : undefined,
      shipDate: values.shipDate || undefined,
      note: values.note.trim() || undefined,
    });
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      isOutsidePressIgnored
      title={t(`stepTitle.${step}`, { no: subOrderPosition(sub.subNo) })}
      description={t(`stepText.${step}`)}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t(`steps.${step}`)}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={submit}
        errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
      >
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <FieldTable label={sub.listName} columns={columns} rows={lines} rowId={({ id }) => id} />
        {(fields.discount || fields.shipDate) && (
          <Columns template="two">
            {fields.shipDate && (
              <FormTextField control={form.control} name="shipDate" type="date" label={t('field.shipDate')} />
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
        {fields.note && (
          <FormTextArea control={form.control} name="note" label={t('field.note')} maxLength={500} />
        )}
      </Form>
    </Dialog>
  );
}
