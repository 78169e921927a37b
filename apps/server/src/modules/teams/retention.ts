import { DAY_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { type RetentionRules, since, TRADE } from '../../db/retention';

/** Retention rules of this module's tables. */
export const teamRetention = {
  formerMembers: {
    keep: 'until the person comes back, or the team is dissolved',
    why: 'rights and limit are as they were, however late; one row per team and person who left',
  },
  teamInvitations: {
    keep: '1 year after it was made',
    why: 'open for 7 days; who joined stands with the team',
    gone: (now) => sql`created_at < ${since(now, 365 * DAY_MS)}`,
  },
  teamMembers: { keep: 'until the person leaves', why: 'one row per person' },
  teams: { keep: 'for ever', why: TRADE },
} satisfies RetentionRules;
