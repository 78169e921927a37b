import { type RetentionRules, TRADE } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const stockRetention = {
  stockMovements: { keep: 'for ever', why: TRADE },
} satisfies RetentionRules;
