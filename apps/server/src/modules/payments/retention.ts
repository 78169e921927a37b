import { type RetentionRules, TRADE } from '../../db/retention';

/** Retention rules of this module's tables. */
export const paymentRetention = {
  moneyApprovals: { keep: 'for ever', why: TRADE },
  refunds: { keep: 'for ever', why: TRADE },
  paymentAccounts: { keep: 'for ever', why: TRADE },
} satisfies RetentionRules;
