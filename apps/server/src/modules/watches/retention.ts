import { DAY_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { type RetentionRules, since } from '../../db/retention';

/** Retention rules of this module's tables. */
export const watchRetention = {
  productWatches: {
    keep: 'until told of, one year at most, no more than 500 a person',
    why: 'who still waits after that asks again',
    gone: (now) => sql`created_at < ${since(now, 365 * DAY_MS)}`,
  },
} satisfies RetentionRules;
