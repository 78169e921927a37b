import type { OrderDetail } from '../../api/schemas';

/** Tab of an order's page. */
export type OrderTab = 'payment' | 'goods' | 'parcels';

type Facts = Pick<
  OrderDetail,
  'flow' | 'status' | 'actions' | 'paidCents' | 'payments' | 'shipments' | 'confirmedAt'
>;

/** Returns the tabs that have content: payment once everything is confirmed, parcels once one was shipped. */
export function tabsOf({ confirmedAt, paidCents, payments, shipments, status }: Facts): OrderTab[] {
  const hasPayments =
    confirmedAt !== undefined && (status !== 'CANCELLED' || paidCents > 0 || payments.length > 0);
  return [
    ...(hasPayments ? (['payment'] as const) : []),
    'goods',
    ...(shipments.length > 0 ? (['parcels'] as const) : []),
  ];
}

/** Returns the tab that the order waits for: payment, or parcels to be received; else the products. */
export function firstTab(order: Facts): OrderTab {
  const tabs = tabsOf(order);
  if (order.actions.includes('confirmReceipt') && tabs.includes('parcels')) return 'parcels';
  return order.flow === 'TO_BE_PAID' && tabs.includes('payment') ? 'payment' : 'goods';
}
