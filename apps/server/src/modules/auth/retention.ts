import { DAY_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { type RetentionRules, since } from '../../db/retention';

/** Retention rules of this module's tables. */
export const authRetention = {
  captchas: {
    keep: 'until it runs out, 2 minutes',
    why: 'good for one try',
    gone: (now) => sql`expires_at < ${since(now, 0)}`,
  },
  factorChallenges: {
    keep: 'until it runs out, 5 minutes',
    why: 'good for one second step; only its hash is stored',
    gone: (now) => sql`expires_at < ${since(now, 0)}`,
  },
  loginFailures: {
    keep: '1 day after the last wrong try',
    why: 'locks last 15 minutes',
    gone: (now) => sql`last_at < ${since(now, DAY_MS)}`,
  },
  recoveryCodes: { keep: 'until used or replaced', why: 'kept as a slow hash' },
  sessions: {
    keep: '7 days after it ran out',
    why: 'a page that comes back is told why it was signed out',
    gone: (now) => sql`expires_at < ${since(now, 7 * DAY_MS)}`,
  },
  setupTokens: {
    keep: '7 days after it ran out',
    why: 'works once, for a day; only its hash is stored',
    gone: (now) => sql`expires_at < ${since(now, 7 * DAY_MS)}`,
  },
  socialBindings: {
    keep: 'until it runs out',
    why: 'a sign-in waiting to be joined to an account',
    gone: (now) => sql`expires_at < ${since(now, 0)}`,
  },
  socialTickets: {
    keep: 'until it runs out, 5 minutes',
    why: 'a sign-in under way at the social platform',
    gone: (now) => sql`expires_at < ${since(now, 0)}`,
  },
  staffFactors: {
    keep: 'until switched off',
    why: 'what a person signs in with; the secret is sealed',
  },
  verificationCodes: {
    keep: '7 days',
    why: 'good for 10 minutes; kept as a hash against abuse',
    gone: (now) => sql`created_at < ${since(now, 7 * DAY_MS)}`,
  },
} satisfies RetentionRules;
