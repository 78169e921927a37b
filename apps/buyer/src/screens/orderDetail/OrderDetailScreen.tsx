import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { OrderRecord } from '@selvedge/app-shell/orders/OrderRecord';
import { useOrderWords } from '@selvedge/app-shell/orders/useOrderWords';
import { orderQuery } from './orderDetail.api';
import { OrderView } from './OrderView';

/** Page of an order: state, sub-orders, payments, records. The live channel keeps it current. */
export function OrderDetailScreen() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const query = useQuery(orderQuery(id));
  const words = useOrderWords();
  return (
    <OrderRecord query={query} title={t('common:places.orderDetails')}>
      {(order) => <OrderView order={order} words={words} />}
    </OrderRecord>
  );
}
