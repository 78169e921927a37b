import { methodFact, orderFacts } from '@selvedge/app-shell/orders/orderFacts';
import type { OrderWords } from '@selvedge/app-shell/orders/orderViews';
import type { Fact } from '@selvedge/design-system/layout/FactStrip';
import type { OrderDetail } from '../../api/schemas';

/** Returns the facts under an order's title. */
export function factsOf(order: OrderDetail, words: OrderWords): Fact[] {
  const { t } = words;
  return [
    { name: t('fact.orderer'), value: order.ordererNickname, note: order.ordererPhone },
    { name: t('fact.consignee'), value: order.consignee, note: order.address?.city },
    methodFact(order, words),
    { name: t('fact.lists'), value: t('fact.listCount', { count: order.lists.length }) },
    ...orderFacts(order, words),
  ];
}

/** Returns whether the offer differs from the request, so that the two are shown side by side. */
export function isChanged(
  order: Pick<OrderDetail, 'askedQty' | 'confirmedQty' | 'askedValueCents' | 'confirmedValueCents'>,
): boolean {
  return order.askedQty !== order.confirmedQty || order.askedValueCents !== order.confirmedValueCents;
}
