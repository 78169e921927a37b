import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { centsToDecimal, parseMoney } from '@selvedge/domain/money/money';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffPayment } from '../../api/schemas';
import { moveOrRequestApproval } from '../../approvals/approvals.api';
import { Allowed } from '../../session/Allowed';
import { giveBackFormSchema } from './paymentForms';
import type { GiveBackValues } from './paymentForms';
import { refund } from './payments.api';

const MAY_REFUND = ['biz:payment:verify'] as const;

/** Button and dialog that refund an order to the customer's bank, for users who may do so. */
export function GiveBack({ order }: { order: StaffPayment['order'] }) {
  const { t } = useTranslation('money');
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <Allowed anyOf={MAY_REFUND}>
      <Button onPress={() => setOpen(true)}>
        {t('refund.open', { amount: formats.money(order.refundableCents) })}
      </Button>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </Allowed>
  );
}

function RefundDialog({ order, onClose }: { order: StaffPayment['order']; onClose: () => void }) {
  const { t } = useTranslation('money');
  const formats = useFormats();
  const once = useIntent();
  const { id: orderId, orderNo, refundableCents } = order;
  const form = useForm<GiveBackValues>({
    resolver: schemaResolver(giveBackFormSchema(refundableCents)),
    defaultValues: { amount: centsToDecimal(refundableCents), note: '' },
  });
  return (
    <FormDialog
      keptAs={`refund:${orderId}`}
      form={form}
      title={t('refund.title', { orderNo })}
      description={t('refund.text')}
      action={t('refund.action')}
      done={null}
      errorText={(key) => t(`payments.wrong.${key}`, { defaultValue: key })}
      onSave={async ({ amount, note }) => {
        const wanted = { orderId, amountCents: parseMoney(amount) ?? 0, note: note.trim() };
        const isMoved = await once((key) => moveOrRequestApproval(() => refund(wanted, key), wanted, key));
        toast.show({ tone: 'positive', message: t(isMoved ? 'refund.done' : 'approvals.asked') });
      }}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="amount"
        inputMode="decimal"
        prefix="€"
        label={t('payments.amount')}
        description={t('refund.most', { amount: formats.money(refundableCents) })}
      />
      <FormTextArea control={form.control} name="note" label={t('refund.note')} />
    </FormDialog>
  );
}
