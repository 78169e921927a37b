import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderWords } from '@selvedge/app-shell/orders/orderViews';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import type { DetailPageProps } from '@selvedge/design-system/pages/DetailPage';
import { useIsPrinting } from '@selvedge/design-system/theme';
import type { OrderDetail } from '../../api/schemas';
import { firstTab, type OrderTab, tabsOf } from './orderTabs.model';
import { SubOrderSection } from './SubOrderSection';

const PaymentTab = lazy(() => import('./PaymentTab').then(({ PaymentTab: tab }) => ({ default: tab })));
const LogisticsTab = lazy(() => import('./LogisticsTab').then(({ LogisticsTab: tab }) => ({ default: tab })));

/**
 * Tabs of an order with their content: payment, products and shipments; the tab that the order waits for is open until the user selects
 * another one. An order with products only has no tabs. In print the products are always included.
 */
export function useOrderTabs(
  order: OrderDetail,
  words: OrderWords,
): Pick<DetailPageProps<OrderTab>, 'tabs' | 'children'> {
  const { t } = useTranslation('orders');
  const [chosen, setChosen] = useState<OrderTab | null>(null);
  const isPrinting = useIsPrinting();
  const ids = tabsOf(order);
  const products = order.subs.map((sub) => <SubOrderSection key={sub.id} sub={sub} words={words} />);
  if (ids.length === 1) return { children: products };
  const shown = chosen !== null && ids.includes(chosen) ? chosen : firstTab(order);
  return {
    tabs: {
      label: t('tabs.label'),
      items: ids.map((id) => ({ id, label: t(`tabs.${id}`) })),
      selectedKey: shown,
      onSelectionChange: setChosen,
    },
    children: (
      <Suspense fallback={<TableSkeleton />}>
        {isPrinting && shown !== 'goods' && products}
        {shown === 'payment' && <PaymentTab orderId={order.id} />}
        {shown === 'goods' && products}
        {shown === 'parcels' && <LogisticsTab order={order} />}
      </Suspense>
    ),
  };
}
