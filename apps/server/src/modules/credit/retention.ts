import { type RetentionRules, TRADE } from '../../db/retention';

/** Retention rules of this module's tables. */
export const creditRetention = {
  creditEntries: { keep: 'for ever', why: TRADE },
} satisfies RetentionRules;
