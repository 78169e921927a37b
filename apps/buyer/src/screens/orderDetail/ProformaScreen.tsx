import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { OrderRead } from '@selvedge/app-shell/orders/OrderRead';
import { orderQuery } from './orderDetail.api';
import { Proforma } from './Proforma';

/** Printable page of an order: printed, or saved as a PDF by the browser's print dialog. */
export function ProformaScreen() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const query = useQuery(orderQuery(id));
  return (
    <OrderRead query={query} title={t('common:places.proforma')}>
      {(order) => <Proforma order={order} />}
    </OrderRead>
  );
}
