import { useTranslation } from 'react-i18next';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { OrderRow } from '../../api/schemas';
import { statusOf } from './orders.model';

/** State of an order in a list of staff: what waits for the buyer's receipt is called by what the buyer has to do. */
export function OrderState({ order }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  const shown = statusOf(order);
  return (
    <OrderStatusMark {...shown} label={shown.kind === 'confirmation' ? t('receiptPending') : undefined} />
  );
}
