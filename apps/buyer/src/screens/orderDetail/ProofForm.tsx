import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes } from '@selvedge/api-spec/client';
import { centsToDecimal, parseMoney } from '@selvedge/domain/money/money';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormDatePicker } from '@selvedge/design-system/forms/FormDatePicker';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Section } from '@selvedge/design-system/layout/Section';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import type { OrderPayments } from '../../api/schemas';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { AddFiles } from '@selvedge/app-shell/files/AddFiles';
import { useUploads } from '@selvedge/app-shell/files/useUploads';
import { OUTSIDE_METHODS, TRANSFER } from '@selvedge/domain/money/paymentMethods';
import { showRefusal } from '../../entry/refusal';
import { sendFile } from '../../files/sendFile';
import { sendProof } from './payment.api';
import { businessToday, paymentFormSchema, paymentInput, type PaymentValues } from './paymentForm';

/** Form that sends a proof of payment, for the whole open amount or a part of it; shows why the last proof was rejected. */
export function ProofForm({ paid }: { paid: OrderPayments }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const attached = useUploads(sendFile);
  const uploads = attached.of('proof');
  const once = useIntent();
  const [isTried, setTried] = useState(false);
  const today = businessToday();
  const form = useForm<PaymentValues>({
    resolver: schemaResolver(paymentFormSchema(paid.openCents, today)),
    mode: 'onTouched',
    // The amount due may change at any time; changed fields stay, and are validated against the open amount at that time.
    values: { amount: centsToDecimal(paid.dueCents), paidOn: today, method: TRANSFER },
    resetOptions: { keepDirtyValues: true },
  });
  const kept = useKeptForm(form, `proof:${paid.orderId}`);
  const send = useMutation({
    mutationFn: (values: PaymentValues) =>
      once((key) => sendProof(paymentInput(paid.orderId, values, uploads.ids), key)),
    onSuccess: () => {
      attached.clear();
      kept.discard();
      setTried(false);
      toast.show({ message: t('proof.sent'), tone: 'positive' });
    },
  });
  const submit = async (values: PaymentValues): Promise<void> => {
    setTried(true);
    if (uploads.ids.length === 0 || uploads.isPending) return;
    await send
      .mutateAsync(values)
      .catch((error: unknown) =>
        showRefusal(
          form,
          error,
          { [codes.ABOVE_OPEN_AMOUNT]: 'amount' },
          { amountCents: 'amount', paidAt: 'paidOn' },
        ),
      );
  };
  const rejected = paid.paymentStatus === 'REJECTED' ? paid.payments.at(-1) : undefined;
  const cents = parseMoney(useWatch({ control: form.control, name: 'amount' }));
  return (
    <Section title={t(rejected ? 'proof.again' : 'proof.title')}>
      <Form form={form} onSubmit={submit} errorText={(key) => t(`proof.wrong.${key}`, { defaultValue: key })}>
        <Stack gap="s5">
          <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
          {rejected?.rejectReason !== undefined && (
            <StatusMark glyph="cross" tone="critical">
              {t('proof.reason', { reason: rejected.rejectReason })}
            </StatusMark>
          )}
          <FormTextField
            control={form.control}
            name="amount"
            inputMode="decimal"
            label={t('proof.amount')}
            description={t(paid.dueCents < paid.openCents ? 'proof.openDue' : 'proof.open', {
              amount: formats.money(paid.openCents),
              due: formats.money(paid.dueCents),
            })}
            prefix="€"
          />
          <FormDatePicker control={form.control} name="paidOn" label={t('proof.day')} maxValue={today} />
          <FormSelect
            control={form.control}
            name="method"
            label={t('fact.method')}
            options={OUTSIDE_METHODS.map((id) => ({ id, label: t(`dictionaries:payment_method.${id}`) }))}
          />
          <AddFiles
            label={t('proof.files')}
            uploads={uploads}
            problem={isTried && uploads.files.length === 0 ? t('proof.wrong.file') : undefined}
          />
          <Button type="submit" variant="primary" isPending={send.isPending || uploads.isPending}>
            {cents === null ? t('proof.send') : t('proof.sendAmount', { amount: formats.money(cents) })}
          </Button>
        </Stack>
      </Form>
    </Section>
  );
}
