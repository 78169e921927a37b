import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Section } from '@selvedge/design-system/layout/Section';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Payment } from '../../api/schemas';

interface SentPaymentsProps {
  payments: readonly Payment[];
  /** Withdraws the waiting proof; left out when that is not allowed. */
  onWithdraw?: (id: string) => void;
  isPending: boolean;
}

/** Payments that were sent for an order, latest first: files, amount, status, and the reason of a rejection. */
export function SentPayments({ payments, onWithdraw, isPending }: SentPaymentsProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return (
    <Section title={t('sent.title')} note={t('sent.count', { count: payments.length })}>
      <FieldTable<Payment>
        label={t('sent.title')}
        rows={payments.toReversed()}
        rowId={({ id }) => id}
        columns={[
          { id: 'at', header: t('sent.at'), render: ({ createdAt }) => formats.stamp(createdAt) },
          { id: 'files', header: t('sent.files'), render: (payment) => <Files payment={payment} /> },
          {
            id: 'amount',
            header: t('proof.amount'),
            align: 'end',
            render: ({ amountCents }) => formats.money(amountCents),
          },
          { id: 'status', header: t('columns.status'), render: (payment) => <Standing payment={payment} /> },
          {
            id: 'note',
            header: t('sent.note'),
            hasOwnLine: true,
            render: ({ id, status, rejectReason, claimedCents, verifiedBy, verifiedAt, senderName }) => (
              <>
                {rejectReason !== undefined && <Text ink="critical">{rejectReason} </Text>}
                {claimedCents !== undefined &&
                  `${t('sent.claimed', { amount: formats.money(claimedCents) })} `}
                <Text size="small" ink="weak">
                  {verifiedBy ?? senderName} {verifiedAt !== undefined && formats.stamp(verifiedAt)}
                </Text>
                {status === 'PROOF_SUBMITTED' && onWithdraw && (
                  <Button variant="quiet" isPending={isPending} onPress={() => onWithdraw(id)}>
                    {t('sent.withdraw')}
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}

function Files({ payment: { method, proofFiles } }: { payment: Payment }) {
  const { t } = useTranslation('orders');
  if (proofFiles.length === 0) return t(`dictionaries:payment_method.${method}`);
  return proofFiles.map(({ id, url, name }) => (
    <Link key={id} href={url} target="_blank">
      {name}
    </Link>
  ));
}

function Standing({ payment: { method, status } }: { payment: Payment }) {
  const { t } = useTranslation('orders');
  if (status !== 'PAID') return <OrderStatusMark kind="payment" code={status} />;
  return (
    <StatusMark glyph="full" tone="positive">
      {t(method === 'CREDIT' ? 'sent.applied' : 'sent.verified')}
    </StatusMark>
  );
}
