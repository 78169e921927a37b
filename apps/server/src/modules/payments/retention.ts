import { type RetentionRules, TRADE } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const paymentRetention = {
  refunds: { keep: 'for ever', why: TRADE },
  paymentAccounts: { keep: 'for ever', why: TRADE },
} satisfies RetentionRules;
