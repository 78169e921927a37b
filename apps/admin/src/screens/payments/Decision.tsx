import { zodResolver } from '@hookform/resolvers/zod';
import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { ReasonDialog } from '@selvedge/app-shell/orders/ReasonDialog';
import { centsToDecimal, parseMoney } from '@selvedge/domain/money/money';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffPayment } from '../../api/schemas';
import { acceptFormSchema } from './paymentForms';
import type { AcceptValues } from './paymentForms';
import { acceptPayment, rejectPayment } from './payments.api';

/** Form that accepts the amount that arrived, by default the claimed one, or rejects the proof with a reason. */
export function Decision({ payment, onDecided }: { payment: StaffPayment; onDecided: () => void }) {
  const { t } = useTranslation('money');
  const formats = useFormats();
  const { id, version, amountCents, order } = payment;
  const isAboveOpen = amountCents > order.openCents;
  const [isRejecting, setRejecting] = useState(false);
  const form = useForm<AcceptValues>({
    resolver: zodResolver(acceptFormSchema(Math.max(amountCents, order.openCents))),
    defaultValues: { amount: centsToDecimal(amountCents) },
  });
  const kept = useKeptForm(form, `payment:${id}`);
  const decided = (message: string) => {
    kept.forget();
    toast.show({ message, tone: 'positive' });
    onDecided();
  };
  const accept = async ({ amount }: AcceptValues): Promise<void> => {
    try {
      await acceptPayment(id, { amountCents: parseMoney(amount) ?? 0, version });
      decided(t('payments.accepted', { orderNo: order.orderNo }));
    } catch (error) {
      form.setError('amount', { message: refusalOf(error, formats.stamp).words });
    }
  };
  const reject = useMutation({
    mutationFn: (reason: string) => rejectPayment(id, { reason, version }),
    onSuccess: () => decided(t('payments.rejected', { orderNo: order.orderNo })),
  });
  return (
    <Form
      form={form}
      onSubmit={accept}
      errorText={(key) => t(`payments.wrong.${key}`, { defaultValue: key })}
    >
      <Stack gap="s4">
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <FormTextField
          control={form.control}
          name="amount"
          inputMode="decimal"
          prefix="€"
          label={t('payments.arrived')}
          description={t(isAboveOpen ? 'payments.arrivedAbove' : 'payments.arrivedHint', {
            amount: formats.money(order.openCents),
          })}
        />
        <Inline gap="s3">
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {t('payments.accept')}
          </Button>
          <Button variant="danger" onPress={() => setRejecting(true)}>
            {t('payments.reject')}
          </Button>
        </Inline>
      </Stack>
      {isRejecting && (
        <ReasonDialog
          keptAs={`paymentRefusal:${id}`}
          title={t('payments.rejectTitle', { orderNo: order.orderNo })}
          text={t('payments.rejectText')}
          label={t('payments.reason')}
          action={t('payments.reject')}
          isDestructive
          isPending={reject.isPending}
          problem={reject.error === null ? undefined : refusalOf(reject.error, formats.stamp).words}
          onSubmit={(reason) => reject.mutateAsync(reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </Form>
  );
}
