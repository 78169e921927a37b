import { DAY_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { type RetentionRules, since, TRADE } from '../../db/retention';

/** Retention rules of this module's tables. */
export const accountRetention = {
  addresses: {
    keep: 'as long as the account; 90 days once deleted',
    why: 'at most 20 a person; orders hold a copy',
    gone: (now) => sql`deleted_at < ${since(now, 90 * DAY_MS)}`,
  },
  brandFollows: { keep: 'until unfollowed', why: 'one row per person and brand' },
  buyers: { keep: 'for ever', why: TRADE },
} satisfies RetentionRules;
