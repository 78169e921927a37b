import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { OrderRecord } from '@selvedge/app-shell/orders/OrderRecord';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderStatusBadge } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import { usePageTab, useReplaceTab } from '../../tabs/pageAddress';
import { bigOrderQuery } from './bigOrder.api';
import { OrderSheet } from './OrderSheet';

/** Page of an order as one wide sheet: every line of every sub-order with the four quantities, edited in place and saved together. */
export function BigOrderScreen() {
  const { t } = useTranslation(['orders', 'listing']);
  const { id = '' } = useParams();
  const query = useQuery(bigOrderQuery(id));
  usePageTab(query.data && t('bigTab', { orderNo: query.data.order.orderNo }));
  return (
    <OrderRecord query={query} title={t('common:route.orderBigDetails')} onStep={useReplaceTab()}>
      {(big) => (
        <DetailPage
          title={big.order.orderNo}
          badge={<OrderStatusBadge status={big.order.status} flow={big.order.flow ?? undefined} />}
          lead={t('bigLead', { count: big.lines.length })}
          actions={
            <Link variant="quiet" size="header" href={`/procurement/detail/${id}`}>
              {t('common:route.orderDetails')}
            </Link>
          }
        >
          <OrderSheet big={big} />
        </DetailPage>
      )}
    </OrderRecord>
  );
}
