import { type RetentionRules, TRADE } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const paymentRetention = {
  moneyApprovals: { keep: 'for ever', why: TRADE },
  refunds: { keep: 'for ever', why: TRADE },
  paymentAccounts: { keep: 'for ever', why: TRADE },
} satisfies RetentionRules;
