import { type RetentionRules } from '../../db/retention';

/** Retention rules of this module's tables. */
export const cartRetention = {
  cartLines: { keep: 'until ordered or removed', why: 'a person’s own work; bounded per person' },
} satisfies RetentionRules;
