import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { OrderFailure } from '@selvedge/app-shell/orders/OrderFailure';
import { useOrderWords } from '@selvedge/app-shell/orders/useOrderWords';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { orderQuery } from './orderDetail.api';
import { OrderView } from './OrderView';

/** Page of an order: state, sub-orders, payments, records. The live channel keeps it current. */
export function OrderDetailScreen() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const query = useQuery(orderQuery(id));
  const words = useOrderWords();
  const order = query.data;
  if (order) return <OrderView order={order} words={words} />;
  return (
    <Page ground="surface" header={<PageHeader title={t('common:places.orderDetails')} />}>
      {answerOf(query).hasFailed ? <OrderFailure query={query} /> : <TableSkeleton />}
    </Page>
  );
}
