import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { RecordsPanel } from '@selvedge/app-shell/orders/OrderPanels';
import { useOrderWords } from '@selvedge/app-shell/orders/useOrderWords';
import { Breadcrumbs } from '@selvedge/design-system/shell/Breadcrumbs';
import { LineTotals } from '@selvedge/design-system/commerce/LineTotals';
import { Link } from '@selvedge/design-system/primitives/Link';
import { TintedStatus } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import type { SubOrderDetail } from '../../api/schemas';
import { subOrderQuery } from './orderDetail.api';
import { OrderRecord } from '@selvedge/app-shell/orders/OrderRecord';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';
import { SubOrderSection } from './SubOrderSection';

/** Page of a sub-order. */
export function SubOrderDetailScreen() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const query = useQuery(subOrderQuery(id));
  return (
    <OrderRecord query={query} title={t('common:places.subOrderDetails')}>
      {(sub) => <SubOrderView sub={sub} />}
    </OrderRecord>
  );
}

function SubOrderView({ sub }: { sub: SubOrderDetail }) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const no = subOrderPosition(sub.subNo);
  return (
    <DetailPage
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t('common:places.orders'), href: '/procurement/order' },
            { label: sub.order.orderNo, href: `/procurement/detail/${sub.orderId}` },
          ]}
        />
      }
      title={t('subOrder', { no })}
      badge={
        sub.cancelled ? (
          <TintedStatus kind="status" code="CANCELLED" />
        ) : (
          <TintedStatus kind="confirmation" code={sub.confirmation} />
        )
      }
      facts={[
        {
          name: t('fact.list'),
          value: <Link href={`/products/detail/${encodeURIComponent(sub.listId)}`}>{sub.listName}</Link>,
        },
        { name: t('fact.warehouse'), value: sub.warehouseId },
        { name: t('fact.ships'), value: words.formats.date(sub.shipEstimate) },
        { name: t('fact.arrives'), value: words.formats.date(sub.receiveEstimate) },
      ]}
      rail={{
        label: t('facts'),
        content: (
          <Panels>
            <Panel span="whole">
              <Section title={t('goods')}>
                <LineTotals
                  sums={sub.totals}
                  isConfirmed={sub.confirmedAt !== undefined}
                  isCancelled={sub.cancelled}
                />
              </Section>
            </Panel>
            <RecordsPanel logs={sub.logs} />
          </Panels>
        ),
      }}
    >
      <SubOrderSection sub={sub} words={words} />
    </DetailPage>
  );
}
