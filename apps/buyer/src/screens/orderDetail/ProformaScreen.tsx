import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { OrderRecord } from '@selvedge/app-shell/orders/OrderRecord';
import { orderQuery } from './orderDetail.api';
import { Proforma } from './Proforma';

/** Printable page of an order: printed, or saved as a PDF by the browser's print dialog. */
export function ProformaScreen() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const query = useQuery(orderQuery(id));
  return (
    <OrderRecord query={query} title={t('common:places.proforma')}>
      {(order) => <Proforma order={order} />}
    </OrderRecord>
  );
}
