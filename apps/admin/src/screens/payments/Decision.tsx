import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { ReasonStep } from '@selvedge/app-shell/steps/ReasonStep';
import { centsToDecimal, parseMoney } from '@selvedge/domain/money/money';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
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
    resolver: schemaResolver(acceptFormSchema(Math.max(amountCents, order.openCents))),
    defaultValues: { amount: centsToDecimal(amountCents) },
  });
  const kept = useKeptForm(form, `payment:${id}`);
  const decided = () => {
    kept.forget();
    onDecided();
  };
  const accept = async ({ amount }: AcceptValues): Promise<void> => {
    try {
      await acceptPayment(id, { amountCents: parseMoney(amount) ?? 0, version });
      toast.show({ message: t('payments.accepted', { orderNo: order.orderNo }), tone: 'positive' });
      decided();
    } catch (error) {
      form.setError('amount', { message: refusalOf(error, formats.stamp).words });
    }
  };
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
        <ReasonStep
          keptAs={`paymentRefusal:${id}`}
          title={t('payments.rejectTitle', { orderNo: order.orderNo })}
          text={t('payments.rejectText')}
          label={t('payments.reason')}
          action={t('payments.reject')}
          isDestructive
          version={version}
          done={t('payments.rejected', { orderNo: order.orderNo })}
          onSubmit={(reason, sent) => rejectPayment(id, { reason, version: sent }).then(decided)}
          onClose={() => setRejecting(false)}
        />
      )}
    </Form>
  );
}
