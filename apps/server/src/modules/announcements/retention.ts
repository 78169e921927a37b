import { DAY_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { type RetentionRules, since } from '../../db/retention';

/** Retention rules of this module's tables. */
export const announcementRetention = {
  announcements: {
    keep: '2 years',
    why: 'what the merchant told its people is looked up in the next season; inboxes forget it earlier',
    gone: (now) => sql`created_at < ${since(now, 730 * DAY_MS)}`,
  },
} satisfies RetentionRules;
