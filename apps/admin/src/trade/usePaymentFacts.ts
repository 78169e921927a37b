import { useFormats } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../api/schemas';

/** Returns the facts of a payment besides its amount and state: the users who sent and decided it, each with the time. */
export function usePaymentFacts(payment: Payment): (readonly [name: string, value: string | undefined])[] {
  const { t } = useTranslation('money');
  const formats = useFormats();
  const { claimedCents, verifiedAt } = payment;
  const by = (who: string | undefined, at: string | undefined): string =>
    [who, at && formats.stamp(at)].filter(Boolean).join(' ');
  return [
    [t('payments.sender'), by(payment.senderName, payment.createdAt)],
    [t('payments.paidAt'), formats.date(payment.paidAt)],
    [t('payments.claimed'), claimedCents === undefined ? undefined : formats.money(claimedCents)],
    [t('payments.note'), payment.note],
    [t('payments.verifiedBy'), by(payment.verifiedBy, verifiedAt)],
    [t('payments.reason'), payment.rejectReason],
  ];
}
