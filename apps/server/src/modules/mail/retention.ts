import { DAY_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { type RetentionRules, since } from '../../db/retention';

/** Retention rules of this module's tables. */
export const mailRetention = {
  outgoingMessages: {
    keep: '30 days',
    why: 'staff see what failed and send it again; no code is in it, and of a notice what its inbox says too',
    gone: (now) => sql`created_at < ${since(now, 30 * DAY_MS)}`,
  },
} satisfies RetentionRules;
