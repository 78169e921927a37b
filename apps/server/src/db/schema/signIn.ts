import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Reason why a session ended before its expiry. */
export type SessionEnd = 'LOGOUT' | 'CLOSED' | 'REPLACED' | 'PASSWORD' | 'DISABLED' | 'REMOVED';

/** Sessions of buyers and staff. Only the hash of a token is stored. */
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
    /** User agent of the browser, cut to 200 characters. */
    device: text('device').notNull().default(''),
  },
  (table) => [
    index('sessions_user').on(table.kind, table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Picture codes, and proof-of-work challenges in their stead, that wait for an answer. */
export const captchas = pgTable(
  'captchas',
  {
    key: text('key').primaryKey(),
    answerHash: text('answer_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captchas_expiry').on(table.expiresAt)],
);

/** Verification codes sent to an e-mail address or phone. */
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

/** Counters of the rate limits, shared by all server processes. */
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

/** Social sign-ins that wait to be linked to an account. */
export const socialBindings = pgTable(
  'social_bindings',
  {
    key: text('key').primaryKey(),
    socialId: text('social_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_bindings_expiry').on(table.expiresAt)],
);

/** Sign-ins in progress at the social platform, begun with one click or with a QR code. */
export const socialTickets = pgTable(
  'social_tickets',
  {
    /** Key of the browser that began the sign-in. */
    key: text('key').primaryKey(),
    /** Key in the QR code; null for one click. */
    scanKey: text('scan_key'),
    /** State parameter of the browser that goes to the platform; null until a QR code is scanned. */
    state: text('state'),
    /** PKCE verifier, which proves to the platform that the code is exchanged by the side that began. */
    verifier: text('verifier').notNull(),
    phase: text('phase').$type<SocialPhase>().notNull(),
    /** Id of the person on the platform, once confirmed. */
    socialId: text('social_id'),
    /** Login code for one sign-in, once confirmed. */
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

/** Phase of a sign-in at the social platform. */
export type SocialPhase = 'WAITING' | 'SCANNED' | 'CONFIRMED' | 'REFUSED';

/** One-time links for creating a ROOT (first start, `npm run make:root`). Only the hash of the token is stored. */
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
