import { futuresAmounts, futuresDue } from '@selvedge/domain/orders/orderStates';
import type { Order } from './bundle';

/** Returns deposit, balance and the next amount due of a futures order, EUR cents; without a deposit the whole amount is due at once. */
export function futuresTerms({
  depositBp,
  payableCents,
  paidCents,
}: Pick<Order, 'depositBp' | 'payableCents' | 'paidCents'>) {
  const share = depositBp ?? 10_000;
  return {
    depositBp: share,
    ...futuresAmounts(payableCents, share),
    dueCents: futuresDue(payableCents, share, paidCents),
  };
}
