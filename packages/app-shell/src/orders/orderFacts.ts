import type { components } from '@selvedge/api-spec/types';
import type { Fact } from '@selvedge/design-system/layout/FactStrip';
import type { OrderWords } from './orderViews';

type OrderDetail = components['schemas']['OrderDetail'];

/** Returns the facts that both apps show under an order's title, in this order, after those of the app. */
export function orderFacts(order: OrderDetail, { t, formats }: OrderWords): Fact[] {
  const locked = order.subs.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.lockedQty, 0);
  return [
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

/** Returns the payment method of an order as a fact. */
export function methodFact({ paymentMethod }: OrderDetail, { t }: OrderWords): Fact {
  return { name: t('fact.method'), value: t(`dictionaries:payment_method.${paymentMethod}`) };
}

/** Returns expected arrival and deposit of a futures order; nothing for a spot order. */
export function futuresFacts(
  { kind, expectedArrival, depositBp }: OrderDetail,
  { t, formats }: OrderWords,
): Fact[] {
  if (kind !== 'FUTURES') return [];
  return [
    {
      name: t('fact.arrival'),
      value: expectedArrival ? formats.date(expectedArrival) : t('fact.arrivalUnknown'),
      note: depositBp === undefined ? undefined : t('fact.deposit', { share: formats.percent(depositBp) }),
    },
  ];
}
