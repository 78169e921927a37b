import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { AmountDue } from '@selvedge/design-system/commerce/AmountDue';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import type { OrderPayments } from '../../api/schemas';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { Accounts } from './Accounts';
import { CreditPanel } from './CreditPanel';
import { paymentsQuery, withdrawProof } from './payment.api';
import { ProofForm } from './ProofForm';
import { SentPayments } from './SentPayments';

const creditOf = ({ payments }: OrderPayments): number =>
  payments.reduce((sum, { method, amountCents }) => sum + (method === 'CREDIT' ? amountCents : 0), 0);

/** Tab for the payment of an order: the amount due to the cent, accounts, proofs and credit. */
export function PaymentTab({ orderId }: { orderId: string }) {
  const query = useQuery(paymentsQuery(orderId));
  if (query.data) return <Paying paid={query.data} />;
  return answerOf(query).hasFailed ? <ReadFailure query={query} isInset /> : <TableSkeleton />;
}

function Paying({ paid }: { paid: OrderPayments }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const withdraw = useMutation({
    mutationFn: withdrawProof,
    onSuccess: () => toast.show({ message: t('sent.withdrawn'), tone: 'positive' }),
  });
  const credit = creditOf(paid);
  const { actions, openCents, dueCents, pendingCents, paidCents } = paid;
  const due = t(dueCents < openCents ? 'futures.due' : 'due.open');
  const mayProve = actions.includes('sendProof');
  return (
    <Panels>
      <Panel span="whole">
        <AmountDue
          label={due}
          openCents={dueCents}
          parts={[
            { label: t('due.verified'), cents: paidCents - credit, isSettled: true },
            { label: t('due.credit'), cents: credit, isSettled: true },
            { label: t('due.pending'), cents: pendingCents },
            { label: due, cents: dueCents - pendingCents },
            { label: t('futures.balance'), cents: openCents - Math.max(dueCents, pendingCents) },
          ]}
        />
      </Panel>
      <Panel span="half">
        {mayProve ? (
          <ProofForm paid={paid} />
        ) : (
          <Section title={t('proof.title')}>
            <Text as="p">
              {t(pendingCents > 0 ? 'proof.waiting' : 'proof.nothing', {
                amount: formats.money(pendingCents),
              })}
            </Text>
          </Section>
        )}
      </Panel>
      <Panel span="half">
        <Accounts orderNo={paid.orderNo} />
      </Panel>
      {(paid.creditBalanceCents > 0 || credit > 0) && (
        <Panel span="whole">
          <CreditPanel paid={paid} />
        </Panel>
      )}
      {paid.payments.length > 0 && (
        <Panel span="whole">
          <SentPayments
            payments={paid.payments}
            onWithdraw={actions.includes('withdrawProof') ? withdraw.mutate : undefined}
            isPending={withdraw.isPending}
          />
        </Panel>
      )}
    </Panels>
  );
}
