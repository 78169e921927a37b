import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderStatusBadge } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { usePageTab } from '../../tabs/pageAddress';
import { OrderFailure } from '@selvedge/app-shell/orders/OrderFailure';
import { bigOrderQuery } from './bigOrder.api';
import { OrderSheet } from './OrderSheet';

/** Page of an order as one wide sheet: every line of every sub-order with the four quantities, edited in place and saved together. */
export function BigOrderScreen() {
  const { t } = useTranslation(['orders', 'listing']);
  const { id = '' } = useParams();
  const query = useQuery(bigOrderQuery(id));
  const big = query.data;
  usePageTab(big && t('bigTab', { orderNo: big.order.orderNo }));
  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={big?.order.orderNo ?? t('common:route.orderBigDetails')}
          badge={big && <OrderStatusBadge status={big.order.status} flow={big.order.flow ?? undefined} />}
          lead={big && t('bigLead', { count: big.lines.length })}
          actions={
            big && (
              <Link variant="quiet" size="header" href={`/procurement/detail/${id}`}>
                {t('common:route.orderDetails')}
              </Link>
            )
          }
        />
      }
    >
      {answerOf(query).isWaiting && <TableSkeleton />}
      {answerOf(query).hasFailed && !big && <OrderFailure query={query} />}
      {big && <OrderSheet key={id} big={big} />}
    </Page>
  );
}
