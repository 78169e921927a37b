import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { PaymentPanel, RecordsPanel } from '@selvedge/app-kit/orders/OrderPanels';
import { flowOf } from '@selvedge/app-kit/orders/orderViews';
import type { OrderWords } from '@selvedge/app-kit/orders/orderViews';
import { useOrderWords } from '@selvedge/app-kit/orders/useOrderWords';
import { AddressCard } from '@selvedge/design-system/AddressCard';
import { Breadcrumbs } from '@selvedge/design-system/Breadcrumbs';
import { OfferCompare } from '@selvedge/design-system/OfferCompare';
import { OrderFlow } from '@selvedge/design-system/OrderTimeline';
import { OrderStatusBadge } from '@selvedge/design-system/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { Panel, Panels } from '@selvedge/design-system/Panels';
import { Section } from '@selvedge/design-system/Section';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { SplitView } from '@selvedge/design-system/SplitView';
import type { OrderDetail } from '../../api/shapes';
import { orderQuery } from './orderDetail.api';
import { factsOf, isChanged } from './orderDetail.model';
import { addressData } from '../../addresses/addressData';
import { OrderFailure } from '@selvedge/app-kit/orders/OrderFailure';
import { Reorder } from './Reorder';
import { OrderTabs } from './OrderTabs';
import { useOrderSteps } from './useOrderSteps';

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
          actions={
            <>
              <Reorder order={order} />
              {actions}
            </>
          }
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
              <PaymentPanel order={order} />
              <Panel span="whole">
                <Section title={t('consignee')}>
                  {order.address && <AddressCard address={addressData(order.address)} isBare />}
                </Section>
              </Panel>
              <RecordsPanel logs={order.logs} limit={RECORDS_SHOWN} />
            </Panels>
          ),
        }}
      >
        <OrderTabs order={order} words={words} />
      </SplitView>
      {dialogs}
    </Page>
  );
}
