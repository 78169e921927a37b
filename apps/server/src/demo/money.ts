import { sumCents } from '@selvedge/domain/money/money';
import { DAY_MS } from '@selvedge/domain/constants';
import type { creditEntries, paymentAccounts } from '../db/schema/payments';
import { demoTeams } from './people';

/** Accounts that customers of the demo data pay into. */
export const DEMO_ACCOUNTS: readonly (typeof paymentAccounts.$inferInsert)[] = [
  {
    id: 'acc-eur',
    holder: 'Selvedge Trading S.r.l.',
    bank: 'Banca Lariana, Milano',
    bankAddress: 'Via Torino 18, 20123 Milano',
    accountNo: 'IT60 X054 2811 1010 0000 0123 456',
    swift: 'BLARITMM',
    currency: 'EUR',
    sort: 1,
  },
  {
    id: 'acc-hkd',
    holder: 'Selvedge (Hong Kong) Limited',
    bank: 'Harbour Commercial Bank, Hong Kong',
    accountNo: '808-123456-001',
    swift: 'HRBKHKHH',
    currency: 'HKD',
    sort: 2,
  },
  {
    id: 'acc-cny',
    holder: '织边商贸（上海）有限公司',
    bank: '沪江银行上海静安支行',
    accountNo: '6222 0210 0100 2266 118',
    currency: 'CNY',
    sort: 3,
  },
];

type CreditEntry = typeof creditEntries.$inferInsert;

/** Orders and sub-orders of the demo, with the fields that determine credit. */
interface Ordered {
  orders: readonly { id: string; teamId?: string | null; updatedAt?: Date }[];
  subOrders: readonly { orderId: string; shortageDiffCents?: number }[];
}

const WHO = { operatorName: 'Luca Moretti', note: '到仓质检次品' } as const;

/** Returns the credit that the teams had before the demo's orders, EUR cents. */
function opening(now: Date): Omit<CreditEntry, 'balanceCents'>[] {
  const at = new Date(now.getTime() - 20 * DAY_MS);
  return demoTeams
    .filter(({ creditBalanceCents }) => creditBalanceCents > 0)
    .map(({ id, creditBalanceCents: amountCents }) => ({
      ...WHO,
      id: `credit-${id}`,
      teamId: id,
      type: 'SHORTAGE',
      amountCents,
      at,
    }));
}

/** Returns the credit for pieces closed short, EUR cents by order: credited to the team, and paid out to its bank soon after. */
function ofShortages({ orders, subOrders }: Ordered): Omit<CreditEntry, 'balanceCents'>[] {
  return orders.flatMap(({ id: orderId, teamId, updatedAt }) => {
    const own = subOrders.filter((sub) => sub.orderId === orderId);
    const amountCents = sumCents(own.map(({ shortageDiffCents = 0 }) => shortageDiffCents));
    if (amountCents === 0 || !teamId || updatedAt === undefined) return [];
    const paidOut = new Date(updatedAt.getTime() + 1000);
    return [
      { ...WHO, id: `credit-${orderId}`, teamId, type: 'SHORTAGE', amountCents, orderId, at: updatedAt },
      { ...WHO, id: `payout-${orderId}`, teamId, type: 'PAYOUT', amountCents: -amountCents, at: paidOut },
    ] as const;
  });
}

/** Returns the credit entries of the demo teams, which end at the balances of the teams. */
export function teamCredits(now: Date, ordered: Ordered): CreditEntry[] {
  const balances = new Map<string, number>();
  const entries = [...opening(now), ...ofShortages(ordered)];
  return entries
    .toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
    .map((entry) => {
      const balanceCents = (balances.get(entry.teamId) ?? 0) + entry.amountCents;
      balances.set(entry.teamId, balanceCents);
      return { orderId: null, ...entry, balanceCents };
    });
}
