import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentPanel, RecordsPanel } from '@selvedge/app-shell/orders/OrderPanels';
import { futuresFacts } from '@selvedge/app-shell/orders/orderFacts';
import { flowOf } from '@selvedge/app-shell/orders/orderViews';
import type { OrderWords } from '@selvedge/app-shell/orders/orderViews';
import { AddressCard } from '@selvedge/design-system/commerce/AddressCard';
import { Breadcrumbs } from '@selvedge/design-system/shell/Breadcrumbs';
import { OfferCompare } from '@selvedge/design-system/commerce/OfferCompare';
import { PrinterIcon } from '@selvedge/design-system/primitives/Icon';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderFlow } from '@selvedge/design-system/commerce/OrderTimeline';
import { OrderStatusBadge } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import type { OrderDetail } from '../../api/schemas';
import { factsOf, isChanged } from './orderDetail.model';
import { addressData } from '../../addresses/addressData';
import { OrderTalk } from './OrderTalk';
import { Reorder } from './Reorder';
import { useOrderTabs } from './useOrderTabs';
import { useOrderSteps } from './useOrderSteps';

const RECORDS_SHOWN = 8;

interface OrderViewProps {
  order: OrderDetail;
  words: OrderWords;
  /** First panel beside the sub-orders: the terms of a futures order. */
  terms?: ReactNode;
}

/** Whole order: state, sub-orders, payments, records. */
export function OrderView({ order, words, terms }: OrderViewProps) {
  const { t } = useTranslation('orders');
  const { actions, decision, dialogs } = useOrderSteps(order);
  return (
    <>
      <DetailPage
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('common:places.orders'), href: '/procurement/order' },
              terms === undefined
                ? { label: t(`kind.${order.kind}`) }
                : { label: t('common:places.futures'), href: '/procurement/futures' },
            ]}
          />
        }
        title={order.orderNo}
        badge={<OrderStatusBadge status={order.status} flow={order.flow ?? undefined} />}
        actions={
          <>
            <Link
              variant="quiet"
              size="header"
              icon={<PrinterIcon />}
              href={`/procurement/proforma/${order.id}`}
            >
              {t('common:places.proforma')}
            </Link>
            {order.kind === 'FUTURES' && terms === undefined && (
              <Link variant="quiet" size="header" href={`/procurement/futuresDetail/${order.id}`}>
                {t('common:places.futuresDetails')}
              </Link>
            )}
            <Reorder order={order} />
            {actions}
          </>
        }
        decision={decision}
        facts={[...factsOf(order, words), ...(terms === undefined ? futuresFacts(order, words) : [])]}
        flow={
          <>
            {decision && isChanged(order) && (
              <OfferCompare
                asked={{ qty: order.askedQty, cents: order.askedValueCents }}
                offered={{ qty: order.confirmedQty, cents: order.confirmedValueCents }}
              />
            )}
            <OrderFlow {...flowOf(order, words)} />
          </>
        }
        {...useOrderTabs(order, words)}
        rail={{
          label: t('facts'),
          content: (
            <Panels>
              {terms}
              <PaymentPanel order={order} />
              <Panel span="whole">
                <Section title={t('consignee')}>
                  {order.address && <AddressCard address={addressData(order.address)} isBare />}
                </Section>
              </Panel>
              <OrderTalk order={order} />
              <RecordsPanel logs={order.logs} limit={RECORDS_SHOWN} />
            </Panels>
          ),
        }}
      />
      {dialogs}
    </>
  );
}
