import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Why a session ended before its time. */
export type SessionEnd = 'LOGOUT' | 'CLOSED' | 'REPLACED' | 'PASSWORD' | 'DISABLED' | 'REMOVED';

/** Signed-in sessions of buyers and staff. Only the hash of a token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    kind: text('kind').$type<'buyer' | 'staff'>().notNull(),
    userId: text('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason').$type<SessionEnd>(),
    ip: text('ip'),
    /** What the browser said it is, cut to 200 characters. */
    device: text('device').notNull().default(''),
  },
  (table) => [
    index('sessions_user').on(table.kind, table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Picture codes, and works in their stead, waiting for an answer. */
export const captchas = pgTable(
  'captchas',
  {
    key: text('key').primaryKey(),
    answerHash: text('answer_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captchas_expiry').on(table.expiresAt)],
);

/** Codes sent to an e-mail address or phone. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: text('id').primaryKey(),
    target: text('target').notNull(),
    purpose: integer('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('verification_codes_target').on(table.target, table.createdAt),
    index('verification_codes_created').on(table.createdAt),
  ],
);

/** Failed sign-ins per account name. */
export const loginFailures = pgTable(
  'login_failures',
  {
    account: text('account').primaryKey(),
    failures: integer('failures').notNull().default(0),
    lastAt: moment('last_at').notNull().defaultNow(),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('login_failures_last').on(table.lastAt)],
);

/** Counters of the rate limits, shared by every server process. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_windows_start').on(table.windowStart),
  ],
);

/** Social sign-ins waiting to be joined to an account. */
export const socialBindings = pgTable(
  'social_bindings',
  {
    key: text('key').primaryKey(),
    socialId: text('social_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_bindings_expiry').on(table.expiresAt)],
);

/** Sign-ins that are under way at the social platform, begun with one click or by a code to scan. */
export const socialTickets = pgTable(
  'social_tickets',
  {
    /** Held by the browser that began it. */
    key: text('key').primaryKey(),
    /** What the picture of a code to scan holds; null for one click. */
    scanKey: text('scan_key'),
    /** Held by the browser that goes to the platform; null until a code is scanned. */
    state: text('state'),
    /** Proves to the platform that who exchanges the code is who began. */
    verifier: text('verifier').notNull(),
    phase: text('phase').$type<SocialPhase>().notNull(),
    /** Who it was, once confirmed. */
    socialId: text('social_id'),
    /** Good for one sign-in, once confirmed. */
    code: text('code'),
    userAgent: text('user_agent').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('social_tickets_scan').on(table.scanKey),
    uniqueIndex('social_tickets_state').on(table.state),
    uniqueIndex('social_tickets_code').on(table.code),
    index('social_tickets_expiry').on(table.expiresAt),
  ],
);

/** How far a sign-in at the social platform has come. */
export type SocialPhase = 'WAITING' | 'SCANNED' | 'CONFIRMED' | 'REFUSED';

/** One-time links that make a ROOT (first start, `npm run make:root`). Only the hash of the token is kept. */
export const setupTokens = pgTable(
  'setup_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('setup_tokens_expiry').on(table.expiresAt)],
);
