import { futuresAmounts, futuresDue } from '@selvedge/domain/orders/orderStates';
import type { Order } from './bundle';

/** Deposit, balance and what is to be paid next of a futures order, EUR cents; one without a deposit is paid at once. */
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
