import { type RetentionRules, SETTING } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const commonRetention = {
  dictItems: { keep: 'until removed', why: SETTING },
} satisfies RetentionRules;
