import { useState } from 'react';
import type { ReactNode } from 'react';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { futuresFacts } from '@selvedge/app-shell/orders/orderFacts';
import { flowOf } from '@selvedge/app-shell/orders/orderViews';
import { useOrderWords } from '@selvedge/app-shell/orders/useOrderWords';
import { Button } from '@selvedge/design-system/primitives/Button';
import type { Fact } from '@selvedge/design-system/layout/FactStrip';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderFlow } from '@selvedge/design-system/commerce/OrderTimeline';
import { OrderStatusBadge } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { DetailPage } from '@selvedge/design-system/pages/DetailPage';
import type { OrderDetail } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { takesProducts } from './addProducts/added';
import { AddProductMenu } from './addProducts/AddProductMenu';
import { OrderSide } from './OrderSide';
import { SubOrderSection } from './SubOrderSection';
import { factsOf, nextStep, noOf } from './order.model';
import type { AskedStep } from './order.model';

const StepDialogs = lazyDialog(() => import('./StepDialogs').then((part) => part.StepDialogs));

interface OrderPageProps {
  order: OrderDetail;
  /** Terms of a futures order, passed by the page that has all of them. */
  terms?: readonly Fact[];
  /** Buttons in addition to those of every order. */
  actions?: ReactNode;
}

const EDIT = ['biz:order:edit'] as const;
const FUTURES = ['biz:futures:query'] as const;

/** Page of an order, spot or futures: its state, its sub-orders and their transitions, sums and records. */
export function OrderPage({ order, terms, actions }: OrderPageProps) {
  const words = useOrderWords();
  const { t } = words;
  const [asked, ask] = useState<AskedStep>();
  const next = nextStep(order);
  const leadsToTerms = useAllowed(FUTURES) && order.kind === 'FUTURES' && terms === undefined;
  const takesMore = useAllowed(EDIT) && takesProducts(order);
  return (
    <>
      <DetailPage
        title={order.orderNo}
        badge={<OrderStatusBadge status={order.status} flow={order.flow ?? undefined} />}
        facts={[...factsOf(order, words), ...(terms ?? futuresFacts(order, words))]}
        flow={<OrderFlow {...flowOf(order, words)} />}
        rail={{ label: t('facts'), content: <OrderSide order={order} /> }}
        actions={
          <>
            <Link variant="quiet" size="header" href={`/procurement/bigDetail/${order.id}`}>
              {t('common:route.orderBigDetails')}
            </Link>
            {leadsToTerms && (
              <Link variant="quiet" size="header" href={`/procurement/futuresDetail/${order.id}`}>
                {t('common:route.futuresDetails')}
              </Link>
            )}
            {actions}
            {takesMore && <AddProductMenu onAsk={ask} />}
            {order.actions.includes('cancelOrder') && (
              <Button variant="danger" size="header" onPress={() => ask({ kind: 'cancel' })}>
                {t('steps.cancelOrder')}
              </Button>
            )}
            {next && (
              <Button
                variant="primary"
                size="header"
                onPress={() => ask({ kind: 'lines', step: next.step, subId: next.sub.id })}
              >
                {t('stepOn', { step: t(`steps.${next.step}`), no: noOf(next.sub) })}
              </Button>
            )}
          </>
        }
      >
        {order.subs.map((sub) => (
          <SubOrderSection key={sub.id} sub={sub} isOpen={takesMore} words={words} onAsk={ask} />
        ))}
      </DetailPage>
      <StepDialogs order={order} asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}
