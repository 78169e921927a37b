import type { OrderDetail } from '../../api/schemas';

/** Parts of an order's page. */
export type OrderTab = 'payment' | 'goods' | 'parcels';

type Facts = Pick<
  OrderDetail,
  'flow' | 'status' | 'actions' | 'paidCents' | 'payments' | 'shipments' | 'confirmedAt'
>;

/** Parts that have something to show: there is nothing to pay before all is confirmed, and no parcel before one left. */
export function tabsOf({ confirmedAt, paidCents, payments, shipments, status }: Facts): OrderTab[] {
  const hasPayments =
    confirmedAt !== undefined && (status !== 'CANCELLED' || paidCents > 0 || payments.length > 0);
  return [
    ...(hasPayments ? (['payment'] as const) : []),
    'goods',
    ...(shipments.length > 0 ? (['parcels'] as const) : []),
  ];
}

/** What the order waits for: to be paid, to be received; else its goods. */
export function firstTab(order: Facts): OrderTab {
  const tabs = tabsOf(order);
  if (order.actions.includes('confirmReceipt') && tabs.includes('parcels')) return 'parcels';
  return order.flow === 'TO_BE_PAID' && tabs.includes('payment') ? 'payment' : 'goods';
}
