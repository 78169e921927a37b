import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { OrderRecord } from '@selvedge/app-shell/orders/OrderRecord';
import { usePageTab, useReplaceTab } from '../../tabs/pageAddress';
import { OrderPage } from './OrderPage';
import { orderQuery } from './order.api';

/** Page of one customer's order: its state, its sub-orders and their transitions, sums and records. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['orders', 'addOrder', 'money', 'listing']);
  const query = useQuery(orderQuery(id));
  usePageTab(query.data?.orderNo);
  return (
    <OrderRecord query={query} title={t('common:route.orderDetails')} onStep={useReplaceTab()}>
      {(order) => <OrderPage order={order} />}
    </OrderRecord>
  );
}
