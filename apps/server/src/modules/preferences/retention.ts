import { type RetentionRules } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const preferenceRetention = {
  preferences: { keep: 'as long as the account', why: 'one row per person' },
} satisfies RetentionRules;
