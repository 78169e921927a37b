import type { RetentionRules } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const tradeRuleRetention = {
  tradeRules: { keep: 'for ever', why: 'one row per rule of trade that the house has set' },
} satisfies RetentionRules;
