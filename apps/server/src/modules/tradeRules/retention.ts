import type { RetentionRules } from '../../db/retention';

/** Retention rules of this module's tables. */
export const tradeRuleRetention = {
  tradeRules: { keep: 'for ever', why: 'one row per rule of trade that the merchant has set' },
} satisfies RetentionRules;
