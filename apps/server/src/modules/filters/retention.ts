import { type RetentionRules } from '../../db/retention';

/** Retention rules of this module's tables. */
export const filterRetention = {
  savedFilters: { keep: 'until deleted', why: 'at most 50 a person and page' },
} satisfies RetentionRules;
