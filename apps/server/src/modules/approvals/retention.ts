import { DAY_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { type RetentionRules, since } from '../../db/retention';

/** Retention rules of this module's tables. */
export const approvalRetention = {
  approvals: {
    keep: 'until answered, then 1 year',
    why: 'who agreed to what stands in the order and in the operation records',
    gone: (now) => sql`handled_at < ${since(now, 365 * DAY_MS)}`,
  },
} satisfies RetentionRules;
