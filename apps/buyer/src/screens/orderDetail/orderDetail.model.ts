import type { OrderWords } from '@selvedge/app-kit/orderViews';
import type { Fact } from '@selvedge/design-system/FactStrip';
import type { OrderDetail } from '../../api/shapes';

/** The facts under an order's title (R-3.25..R-3.29, R-3.35). */
export function factsOf(order: OrderDetail, { t, formats }: OrderWords): Fact[] {
  const locked = order.subs.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.lockedQty, 0);
  return [
    { name: t('fact.orderer'), value: order.ordererNickname, note: order.ordererPhone },
    { name: t('fact.consignee'), value: order.consignee, note: order.address?.city },
    { name: t('fact.method'), value: t(`method.${order.paymentMethod}`) },
    { name: t('fact.lists'), value: t('fact.listCount', { count: order.lists.length }) },
    {
      name: t('fact.times'),
      value: formats.stamp(order.createdAt),
      note: order.confirmedAt && formats.stamp(order.confirmedAt),
    },
    {
      name: t('fact.confirmed'),
      value: formats.quantity(order.confirmedQty),
      note: t('fact.asked', { count: order.askedQty }),
    },
    { name: t('fact.locked'), value: formats.count(locked, 'piece') },
  ];
}

/** Whether what is offered is another than what was asked, so that the two are shown beside each other. */
export function isChanged(
  order: Pick<OrderDetail, 'askedQty' | 'confirmedQty' | 'askedValueCents' | 'confirmedValueCents'>,
): boolean {
  return order.askedQty !== order.confirmedQty || order.askedValueCents !== order.confirmedValueCents;
}
