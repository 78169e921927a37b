import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { flowOf, recordsOf } from '@selvedge/app-kit/orderViews';
import type { OrderWords } from '@selvedge/app-kit/orderViews';
import { AddressCard } from '@selvedge/design-system/AddressCard';
import { Breadcrumbs } from '@selvedge/design-system/Breadcrumbs';
import { LineTotals } from '@selvedge/design-system/LineTotals';
import { OfferCompare } from '@selvedge/design-system/OfferCompare';
import { OrderFlow, OrderRecords } from '@selvedge/design-system/OrderTimeline';
import { OrderStatusBadge, OrderStatusMark } from '@selvedge/design-system/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { Panel, Panels } from '@selvedge/design-system/Panels';
import { Section } from '@selvedge/design-system/Section';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { SplitView } from '@selvedge/design-system/SplitView';
import type { OrderDetail } from '../../api/shapes';
import { orderQuery } from './orderDetail.api';
import { factsOf, isChanged } from './orderDetail.model';
import { addressData } from '../../addresses/addressData';
import { OrderFailure } from '@selvedge/app-kit/OrderFailure';
import { SubOrderSection } from './SubOrderSection';
import { useOrderSteps } from './useOrderSteps';
import { useOrderWords } from './useOrderWords';

const RECORDS_SHOWN = 8;

/** One order: where it stands, its sub-orders, what is to pay, who did what. The live channel keeps it current. */
export function OrderDetailScreen() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const query = useQuery(orderQuery(id));
  const words = useOrderWords();
  const order = query.data;
  if (!order) {
    return (
      <Page ground="surface" header={<PageHeader title={t('common:places.orderDetails')} />}>
        {query.isError ? <OrderFailure query={query} /> : <TableSkeleton />}
      </Page>
    );
  }
  return <Order order={order} words={words} />;
}

function Order({ order, words }: { order: OrderDetail; words: OrderWords }) {
  const { t } = useTranslation('orders');
  const { actions, decision, dialogs } = useOrderSteps(order);
  const isCancelled = order.status === 'CANCELLED';
  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: t('common:places.orders'), href: '/procurement/order' },
                { label: t(`kind.${order.kind}`) },
              ]}
            />
          }
          title={order.orderNo}
          badge={<OrderStatusBadge status={order.status} flow={order.flow ?? undefined} />}
          actions={actions}
          decision={decision}
          facts={factsOf(order, words)}
        >
          {decision && isChanged(order) && (
            <OfferCompare
              asked={{ qty: order.askedQty, cents: order.askedValueCents }}
              offered={{ qty: order.confirmedQty, cents: order.confirmedValueCents }}
            />
          )}
          <OrderFlow {...flowOf(order, words)} />
        </PageHeader>
      }
    >
      <SplitView
        side={{
          at: 'end',
          label: t('facts'),
          content: (
            <Panels>
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
                </Section>
              </Panel>
              <Panel span="whole">
                <Section title={t('consignee')}>
                  {order.address && <AddressCard address={addressData(order.address)} isBare />}
                </Section>
              </Panel>
              <Panel span="whole">
                <Section title={t('records')} note={t('recordCount', { count: order.logs.length })}>
                  <OrderRecords records={recordsOf(order.logs, words)} limit={RECORDS_SHOWN} />
                </Section>
              </Panel>
            </Panels>
          ),
        }}
      >
        {order.subs.map((sub) => (
          <SubOrderSection key={sub.id} sub={sub} words={words} />
        ))}
      </SplitView>
      {dialogs}
    </Page>
  );
}
