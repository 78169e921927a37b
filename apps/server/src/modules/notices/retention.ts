import { DAY_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { type RetentionRules, since } from '../../db/retention';

/** Retention rules of this module's tables. */
export const noticeRetention = {
  noticeSendings: {
    keep: '30 days',
    why: 'how far a notice to many came; its job can be tried again that long',
    gone: (now) => sql`created_at < ${since(now, 30 * DAY_MS)}`,
  },
  noticeSettings: { keep: 'as long as the account', why: 'at most six rows a person' },
  notices: {
    keep: '90 days once read, 180 days unread, at most 1,000 a person',
    why: 'what they tell of stands in the order',
    most: { rows: 1000, of: ['owner_kind', 'owner_id'], newestBy: 'created_at' },
    gone: (now) => sql`(read_at < ${since(now, 90 * DAY_MS)} or created_at < ${since(now, 180 * DAY_MS)})`,
  },
} satisfies RetentionRules;
