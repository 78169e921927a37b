import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { usePageTab } from '../../tabs/pageAddress';
import { OrderFailure } from '@selvedge/app-shell/orders/OrderFailure';
import { OrderPage } from './OrderPage';
import { orderQuery } from './order.api';

/** Page of one customer's order: its state, its sub-orders and their transitions, sums and records. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['orders', 'addOrder', 'money', 'listing']);
  const query = useQuery(orderQuery(id));
  const order = query.data;
  usePageTab(order?.orderNo);
  if (order) return <OrderPage order={order} />;
  return (
    <Page ground="surface" header={<PageHeader title={t('common:route.orderDetails')} />}>
      {answerOf(query).hasFailed ? <OrderFailure query={query} /> : <TableSkeleton />}
    </Page>
  );
}
