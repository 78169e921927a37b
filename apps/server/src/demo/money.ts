import { DAY_MS } from '@selvedge/domain/constants';
import type { creditEntries, paymentAccounts } from '../db/schema/fulfilment';
import { demoTeams } from './people';

/** Accounts that customers of the demo house pay into. */
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

/** What the credit of the demo teams was gained from, so that their statements add up. */
export function openingCredits(now: Date): (typeof creditEntries.$inferInsert)[] {
  return demoTeams
    .filter(({ creditBalanceCents }) => creditBalanceCents > 0)
    .map(({ id, creditBalanceCents }) => ({
      id: `credit-${id}`,
      teamId: id,
      type: 'SHORTAGE',
      amountCents: creditBalanceCents,
      balanceCents: creditBalanceCents,
      operatorName: 'Luca Moretti',
      note: '到仓质检次品',
      at: new Date(now.getTime() - 20 * DAY_MS),
    }));
}
