import type { RetentionRules } from '../../db/retention';

/** Retention rules of this module's tables. */
export const ratesRetention = {
  exchangeRates: { keep: 'for ever', why: 'one row per currency' },
} satisfies RetentionRules;
