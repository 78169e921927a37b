import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderWords } from '@selvedge/app-shell/orders/orderViews';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { useIsPrinting } from '@selvedge/design-system/theme';
import type { OrderDetail } from '../../api/schemas';
import { firstTab, type OrderTab, tabsOf } from './orderTabs.model';
import { SubOrderSection } from './SubOrderSection';

const PaymentTab = lazy(() => import('./PaymentTab').then(({ PaymentTab: tab }) => ({ default: tab })));
const LogisticsTab = lazy(() => import('./LogisticsTab').then(({ LogisticsTab: tab }) => ({ default: tab })));

/**
 * Tabs of an order: payment, products and shipments; the tab that the order waits for is open until the user selects another one. In print
 * the products are always included.
 */
export function OrderTabs({ order, words }: { order: OrderDetail; words: OrderWords }) {
  const { t } = useTranslation('orders');
  const [chosen, setChosen] = useState<OrderTab | null>(null);
  const isPrinting = useIsPrinting();
  const tabs = tabsOf(order);
  const products = order.subs.map((sub) => <SubOrderSection key={sub.id} sub={sub} words={words} />);
  if (tabs.length === 1) return products;
  const shown = chosen !== null && tabs.includes(chosen) ? chosen : firstTab(order);
  return (
    <Tabs
      isInset
      label={t('tabs.label')}
      items={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      selectedKey={shown}
      onSelectionChange={setChosen}
    >
      <Suspense fallback={<TableSkeleton />}>
        {isPrinting && shown !== 'goods' && products}
        {shown === 'payment' && <PaymentTab orderId={order.id} />}
        {shown === 'goods' && products}
        {shown === 'parcels' && <LogisticsTab order={order} />}
      </Suspense>
    </Tabs>
  );
}
