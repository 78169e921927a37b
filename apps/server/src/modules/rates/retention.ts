import type { RetentionRules } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const ratesRetention = {
  exchangeRates: { keep: 'for ever', why: 'one row per currency' },
} satisfies RetentionRules;
