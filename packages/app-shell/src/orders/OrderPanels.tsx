import type { ReactNode } from 'react';
import type { components } from '@selvedge/api-spec/types';
import { LineTotals } from '@selvedge/design-system/commerce/LineTotals';
import { OrderRecords } from '@selvedge/design-system/commerce/OrderTimeline';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Panel } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import { Text } from '@selvedge/design-system/layout/Text';
import { recordsOf } from './orderViews';
import { useOrderWords } from './useOrderWords';

type Schemas = components['schemas'];

/** Panel with the amounts due and the payment status; `children` add details of payments. */
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
  /** Most records shown at first; all of them when left out. */
  limit?: number;
}

/** Panel with the operation records, latest first. */
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

/** States of a sub-order, with the estimated shipping date or the time at which it counts as received automatically. */
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
