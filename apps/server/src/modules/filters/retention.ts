import { type RetentionRules } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const filterRetention = {
  savedFilters: { keep: 'until deleted', why: 'at most 50 a person and page' },
} satisfies RetentionRules;
