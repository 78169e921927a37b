import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { flowOf } from '@selvedge/app-kit/orders/orderViews';
import { useOrderWords } from '@selvedge/app-kit/orders/useOrderWords';
import { Button } from '@selvedge/design-system/Button';
import { Link } from '@selvedge/design-system/Link';
import { OrderFlow } from '@selvedge/design-system/OrderTimeline';
import { OrderStatusBadge } from '@selvedge/design-system/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { SplitView } from '@selvedge/design-system/SplitView';
import type { OrderDetail } from '../../api/shapes';
import { usePageTab } from '../../tabs/pageAddress';
import { OrderFailure } from '@selvedge/app-kit/orders/OrderFailure';
import { OrderSide } from './OrderSide';
import { StepDialogs } from './StepDialogs';
import { SubOrderSection } from './SubOrderSection';
import { orderQuery } from './order.api';
import { factsOf, nextStep, noOf } from './order.model';
import type { AskedStep } from './order.model';

/** One order of a customer: where it stands, its sub-orders and their steps, sums and records (R-2.72, X-A112). */
export function OrderScreen() {
  const { id = '' } = useParams();
  const words = useOrderWords();
  const query = useQuery(orderQuery(id));
  const order = query.data;
  usePageTab(order?.orderNo);
  if (order) return <Order order={order} />;
  return (
    <Page ground="surface" header={<PageHeader title={words.t('common:route.orderDetails')} />}>
      {query.isError ? <OrderFailure query={query} /> : <TableSkeleton />}
    </Page>
  );
}

function Order({ order }: { order: OrderDetail }) {
  const words = useOrderWords();
  const { t } = words;
  const [asked, ask] = useState<AskedStep>();
  const next = nextStep(order);
  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          title={order.orderNo}
          badge={<OrderStatusBadge status={order.status} flow={order.flow ?? undefined} />}
          facts={factsOf(order, words)}
          actions={
            <>
              <Link variant="quiet" size="header" href={`/procurement/bigDetail/${order.id}`}>
                {t('common:route.orderBigDetails')}
              </Link>
              {order.actions.includes('cancelOrder') && (
                <Button variant="danger" size="header" onPress={() => ask({ kind: 'cancel' })}>
                  {t('steps.cancelOrder')}
                </Button>
              )}
              {next && (
                <Button
                  variant="primary"
                  size="header"
                  onPress={() => ask({ kind: 'lines', step: next.step, subId: next.sub.id })}
                >
                  {t('stepOn', { step: t(`steps.${next.step}`), no: noOf(next.sub) })}
                </Button>
              )}
            </>
          }
        >
          <OrderFlow {...flowOf(order, words)} />
        </PageHeader>
      }
    >
      <SplitView side={{ at: 'end', label: t('facts'), content: <OrderSide order={order} /> }}>
        {order.subs.map((sub) => (
          <SubOrderSection key={sub.id} sub={sub} words={words} onAsk={ask} />
        ))}
      </SplitView>
      <StepDialogs order={order} asked={asked} onClose={() => ask(undefined)} />
    </Page>
  );
}
