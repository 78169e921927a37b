import { type RetentionRules } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const cartRetention = {
  cartLines: { keep: 'until ordered or removed', why: 'a person’s own work; bounded per person' },
} satisfies RetentionRules;
