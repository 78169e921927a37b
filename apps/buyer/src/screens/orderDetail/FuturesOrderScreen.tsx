import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { OrderRecord } from '@selvedge/app-shell/orders/OrderRecord';
import { useOrderWords } from '@selvedge/app-shell/orders/useOrderWords';
import { FuturesTerms } from './FuturesTerms';
import { futuresQuery } from './orderDetail.api';
import { OrderView } from './OrderView';

/** Page of a futures order, with expected arrival, deposit and balance. */
export function FuturesOrderScreen() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const query = useQuery(futuresQuery(id));
  const words = useOrderWords();
  return (
    <OrderRecord query={query} title={t('common:places.futuresDetails')}>
      {(order) => <OrderView order={order} words={words} terms={<FuturesTerms order={order} />} />}
    </OrderRecord>
  );
}
