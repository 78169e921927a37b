import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { flowOf, recordsOf } from '@selvedge/app-kit/orderViews';
import { AddressCard } from '@selvedge/design-system/AddressCard';
import { Breadcrumbs } from '@selvedge/design-system/Breadcrumbs';
import { ErrorState } from '@selvedge/design-system/ErrorState';
import { LineTotals } from '@selvedge/design-system/LineTotals';
import { OrderFlow, OrderRecords } from '@selvedge/design-system/OrderTimeline';
import { OrderStatusBadge, OrderStatusMark } from '@selvedge/design-system/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { Panel, Panels } from '@selvedge/design-system/Panels';
import { Section } from '@selvedge/design-system/Section';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { SplitView } from '@selvedge/design-system/SplitView';
import { orderQuery } from './orderDetail.api';
import { factsOf } from './orderDetail.model';
import { addressData } from '../../addresses/addressData';
import { OrderSteps } from './OrderSteps';
import { SubOrderSection } from './SubOrderSection';
import { useOrderWords } from './useOrderWords';

const RECORDS_SHOWN = 8;

/** One order: where it stands, its sub-orders, what is to pay, who did what. The live channel keeps it current. */
export function OrderDetailScreen() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const query = useQuery(orderQuery(id));
  const words = useOrderWords();
  const order = query.data;
  if (query.isError) {
    return (
      <Page header={<PageHeader title={t('common:places.orderDetails')} />}>
        <ErrorState isInset title={t('failedOne')} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (!order) {
    return (
      <Page header={<PageHeader title={t('common:places.orderDetails')} />}>
        <TableSkeleton />
      </Page>
    );
  }
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
          actions={<OrderSteps order={order} />}
          facts={factsOf(order, words)}
        >
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
                  end={<OrderStatusMark kind="payment" code={order.paymentStatus} />}
                >
                  <LineTotals
                    sums={order.totals}
                    isConfirmed={order.confirmedAt !== undefined}
                    isPaid={order.paymentStatus === 'PAID'}
                  />
                </Section>
              </Panel>
              <Panel span="whole">
                <Section title={t('consignee')}>
                  <AddressCard address={addressData(order.address)} />
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
    </Page>
  );
}
