import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { newIdempotencyKey } from '@selvedge/api-spec/client';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { Button } from '@selvedge/design-system/Button';
import { ConfirmDialog } from '@selvedge/design-system/ConfirmDialog';
import { Dialog } from '@selvedge/design-system/Dialog';
import { FieldTable } from '@selvedge/design-system/FieldTable';
import { Inline } from '@selvedge/design-system/Inline';
import { PriceCell } from '@selvedge/design-system/PriceCell';
import { Section } from '@selvedge/design-system/Section';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { Text } from '@selvedge/design-system/Text';
import { toast } from '@selvedge/design-system/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import type { OrderPayments } from '../../api/shapes';
import { session } from '../../api/session';
import { ReadFailure } from '../../trade/ReadFailure';
import { applyCredit, creditQuery } from './payment.api';

/** Credit of the team: what is there, using it for this order, and its statement for who leads the team. */
export function CreditPanel({ paid }: { paid: OrderPayments }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const [asking, setAsking] = useState<'use' | 'statement' | null>(null);
  const [intent, setIntent] = useState(newIdempotencyKey);
  const amountCents = Math.min(paid.creditBalanceCents, paid.openCents);
  const use = useMutation({
    mutationFn: () => applyCredit({ orderId: paid.orderId, amountCents }, intent),
    onSuccess: () => {
      setAsking(null);
      setIntent(newIdempotencyKey());
      toast.show({ message: t('credit.used'), tone: 'positive' });
    },
  });
  const { user } = useSnapshot(session);
  const mayLead = user !== null && hasPerm(user, ['sp:team:manage']);
  return (
    <Section
      title={t('credit.title')}
      note={t('credit.free', { amount: formats.money(paid.creditBalanceCents) })}
    >
      <Inline gap="s4" isWrapping>
        {paid.actions.includes('applyCredit') && amountCents > 0 && (
          <Button onPress={() => setAsking('use')}>
            {t('credit.use', { amount: formats.money(amountCents) })}
          </Button>
        )}
        {mayLead ? (
          <Button variant="quiet" onPress={() => setAsking('statement')}>
            {t('credit.statement')}
          </Button>
        ) : (
          <Text size="small" ink="weak">
            {t('credit.byLeader')}
          </Text>
        )}
      </Inline>
      <ConfirmDialog
        isOpen={asking === 'use'}
        onOpenChange={() => setAsking(null)}
        title={t('credit.useTitle', { orderNo: paid.orderNo })}
        confirmLabel={t('credit.use', { amount: formats.money(amountCents) })}
        isPending={use.isPending}
        onConfirm={() => use.mutate()}
      >
        {t('credit.useText', { left: formats.money(paid.creditBalanceCents - amountCents) })}
      </ConfirmDialog>
      {asking === 'statement' && (
        <Dialog isOpen size="large" title={t('credit.statement')} onOpenChange={() => setAsking(null)}>
          <Statement />
        </Dialog>
      )}
    </Section>
  );
}

function Statement() {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const query = useQuery(creditQuery);
  if (query.isError) return <ReadFailure query={query} />;
  if (!query.data) return <TableSkeleton />;
  return (
    <FieldTable
      label={t('credit.statement')}
      rows={query.data.list}
      rowId={({ id }) => id}
      columns={[
        { id: 'at', header: t('credit.at'), render: ({ at }) => formats.stamp(at) },
        {
          id: 'type',
          header: t('credit.why'),
          render: ({ type, orderNo, note }) =>
            [t(`credit.type.${type}`), orderNo, note].filter(Boolean).join(' '),
        },
        {
          id: 'amount',
          header: t('proof.amount'),
          align: 'end',
          render: ({ amountCents }) => <PriceCell cents={amountCents} isCharged />,
        },
        {
          id: 'balance',
          header: t('credit.balance'),
          align: 'end',
          render: ({ balanceCents }) => <PriceCell cents={balanceCents} isCharged />,
        },
      ]}
    />
  );
}
