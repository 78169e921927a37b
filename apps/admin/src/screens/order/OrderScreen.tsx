import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { usePageTab } from '../../tabs/pageAddress';
import { OrderRead } from '@selvedge/app-shell/orders/OrderRead';
import { OrderPage } from './OrderPage';
import { orderQuery } from './order.api';

/** Page of one customer's order: its state, its sub-orders and their transitions, sums and records. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['orders', 'addOrder', 'money', 'listing']);
  const query = useQuery(orderQuery(id));
  usePageTab(query.data?.orderNo);
  return (
    <OrderRead query={query} title={t('common:route.orderDetails')}>
      {(order) => <OrderPage order={order} />}
    </OrderRead>
  );
}
