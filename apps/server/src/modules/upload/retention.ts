import { type RetentionRules } from '../../db/retention';

/** Retention rules of this module's tables. */
export const uploadRetention = {
  files: {
    keep: 'as long as something names it, and 1 day',
    why: 'looked at once a day; its bytes go with the row',
  },
} satisfies RetentionRules;
