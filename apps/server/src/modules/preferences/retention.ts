import { type RetentionRules } from '../../db/retention';

/** Retention rules of this module's tables. */
export const preferenceRetention = {
  preferences: { keep: 'as long as the account', why: 'one row per person' },
} satisfies RetentionRules;
