import type { ReactNode } from 'react';
import type { components } from '@selvedge/api-spec/types';
import { LineTotals } from '@selvedge/design-system/LineTotals';
import { OrderRecords } from '@selvedge/design-system/OrderTimeline';
import { OrderStatusMark } from '@selvedge/design-system/OrderStatusBadge';
import { Panel } from '@selvedge/design-system/Panels';
import { Section } from '@selvedge/design-system/Section';
import { Text } from '@selvedge/design-system/Text';
import { recordsOf } from './orderViews';
import { useOrderWords } from './useOrderWords';

type Schemas = components['schemas'];

/** What is to pay and what became of it; `children` tell more of what was paid. */
export function PaymentPanel({ order, children }: { order: Schemas['OrderDetail']; children?: ReactNode }) {
  const { t } = useOrderWords();
  const isCancelled = order.status === 'CANCELLED';
  return (
    <Panel span="whole">
      <Section
        title={t('payment')}
        end={
          isCancelled ? (
            <OrderStatusMark kind="status" code="CANCELLED" />
          ) : (
            <OrderStatusMark kind="payment" code={order.paymentStatus} />
          )
        }
      >
        <LineTotals
          sums={order.totals}
          isConfirmed={order.confirmedAt !== undefined}
          isPaid={order.paymentStatus === 'PAID'}
          isCancelled={isCancelled}
        />
        {children}
      </Section>
    </Panel>
  );
}

interface RecordsPanelProps {
  logs: readonly Schemas['Log'][];
  /** Records shown at first; all of them without it. */
  limit?: number;
}

/** Who did what, the latest first. */
export function RecordsPanel({ logs, limit }: RecordsPanelProps) {
  const words = useOrderWords();
  return (
    <Panel span="whole">
      <Section title={words.t('records')} note={words.t('recordCount', { count: logs.length })}>
        <OrderRecords records={recordsOf(logs, words)} limit={limit} />
      </Section>
    </Panel>
  );
}

/** The states of a sub-order at its head, and what comes next: when it ships, or when it counts as received by itself. */
export function SubOrderStates({ sub }: { sub: Schemas['SubOrder'] }) {
  const { t, formats } = useOrderWords();
  if (sub.cancelled) return <OrderStatusMark kind="status" code="CANCELLED" />;
  return (
    <>
      <OrderStatusMark kind="confirmation" code={sub.confirmation} />
      {sub.shipping !== 'NONE' && <OrderStatusMark kind="shipping" code={sub.shipping} />}
      <Text size="small" ink="weak">
        {sub.completesAt === undefined
          ? t('shipEstimate', { date: formats.date(sub.shipEstimate) })
          : t('completesAt', { at: formats.dateTime(sub.completesAt) })}
      </Text>
    </>
  );
}
