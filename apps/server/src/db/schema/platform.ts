import type { LanguageTag } from '@selvedge/domain/display/languages';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Why a session ended before its time (D-62). */
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

/** Picture codes, and works in their stead, waiting for an answer (D-29). */
export const captchas = pgTable(
  'captchas',
  {
    key: text('key').primaryKey(),
    answerHash: text('answer_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captchas_expiry').on(table.expiresAt)],
);

/** Codes sent to an e-mail address or phone (D-28, D-31). */
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

/** Failed sign-ins per account name (D-30). */
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

/** Counters of the rate limits, shared by every server process (D-60). */
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

/** Social sign-ins waiting to be joined to an account (K-01, K-19). */
export const socialBindings = pgTable(
  'social_bindings',
  {
    key: text('key').primaryKey(),
    socialId: text('social_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_bindings_expiry').on(table.expiresAt)],
);

/** Stored answers of calls made with an Idempotency-Key, kept 24 h (D-55). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    operationId: text('operation_id').notNull(),
    contentHash: text('content_hash').notNull(),
    answer: jsonb('answer').$type<{ data: unknown }>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Who did what and when, with the state before and after (D-56, R-3.34). */
export const operationRecords = pgTable(
  'operation_records',
  {
    id: text('id').primaryKey(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    action: text('action').notNull(),
    operatorType: text('operator_type').$type<'BUYER' | 'STAFF' | 'SYSTEM'>().notNull(),
    operatorId: text('operator_id'),
    operatorName: text('operator_name').notNull(),
    at: moment('at').notNull().defaultNow(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    note: text('note'),
  },
  (table) => [
    index('operation_records_entity').on(table.entity, table.entityId, table.at),
    index('operation_records_at').on(table.at),
  ],
);

/** Where an outgoing message stands: on its way, sent, failed for good, or not sent while it was still of use. */
export type MessageState = 'WAITING' | 'SENT' | 'FAILED' | 'EXPIRED';

/**
 * Messages to people outside the product, by e-mail or phone. What a message says is made from its template when it is sent; a
 * code is in the queue only, until it is sent or given up (D-28).
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel').$type<'email' | 'phone'>().notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<LanguageTag>().notNull(),
    template: text('template').$type<'code' | 'knownAccount'>().notNull(),
    /** What the code of the message is for (D-31); null where it brings none. */
    purpose: integer('purpose'),
    state: text('state').$type<MessageState>().notNull().default('WAITING'),
    /** How often it was put into the queue. */
    round: integer('round').notNull().default(1),
    /** Tries of this round. */
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed, without address and code. */
    fault: text('fault'),
    createdAt: moment('created_at').notNull().defaultNow(),
    triedAt: moment('tried_at'),
    /** It is not sent later than this. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('outgoing_messages_created').on(table.createdAt),
    index('outgoing_messages_state').on(table.state, table.createdAt),
  ],
);

/** A notice to more people than one statement writes: how far its job came. */
export const noticeSendings = pgTable(
  'notice_sendings',
  {
    id: text('id').primaryKey(),
    ownerKind: text('owner_kind').$type<'buyer' | 'staff'>().notNull(),
    ownerIds: text('owner_ids').array().notNull(),
    type: text('type').$type<NoticeType>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    /** How many of the owners have it. */
    done: integer('done').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('notice_sendings_created').on(table.createdAt)],
);

/** What a notice is about. */
export type NoticeType = 'ORDER' | 'LIST' | 'PAYMENT' | 'SHIPMENT' | 'TEAM' | 'SYSTEM';

/** Notices to one buyer or one staff member. */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    ownerKind: text('owner_kind').$type<'buyer' | 'staff'>().notNull(),
    ownerId: text('owner_id').notNull(),
    type: text('type').$type<NoticeType>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('notices_owner').on(table.ownerKind, table.ownerId, table.createdAt),
    index('notices_unread')
      .on(table.ownerKind, table.ownerId)
      .where(sql`${table.readAt} is null`),
    index('notices_read').on(table.readAt),
    index('notices_created').on(table.createdAt),
  ],
);

/**
 * Life of an uploaded file: the row stands before its bytes (WRITING) and goes after them (DOOMED), so that no crash
 * leaves one without the other for ever.
 */
export type FileState = 'WRITING' | 'KEPT' | 'DOOMED';

/** Uploaded files; the bytes are with the file adapter under `storageKey` (D-59). */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    ownerKind: text('owner_kind').$type<'buyer' | 'staff' | 'system'>().notNull(),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'IMAGE' | 'PDF' | 'XLSX'>().notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    /** Whether the bytes are a picture that the server drew itself; only such a file is shown in place. */
    redrawn: boolean('redrawn').notNull().default(false),
    state: text('state').$type<FileState>().notNull().default('KEPT'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was last looked at whether anything names the file. */
    checkedAt: moment('checked_at').notNull().defaultNow(),
  },
  (table) => [
    index('files_owner').on(table.ownerKind, table.ownerId),
    index('files_checked').on(table.state, table.checkedAt),
    uniqueIndex('files_storage_key').on(table.storageKey),
  ],
);

/** Exchange rates: units per 1 EUR as decimal text (D-40). */
export const exchangeRates = pgTable('exchange_rates', {
  name: text('name').primaryKey(),
  num: text('num').notNull(),
  label: text('label'),
  icon: text('icon'),
  index: integer('index'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
});

/** Labels of enumerations (D-53). */
export const dictItems = pgTable(
  'dict_items',
  {
    code: text('code').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    labelEn: text('label_en').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.code, table.value] })],
);

/** Small facts about the installation: permission version, secrets for signed addresses, demo marker. */
export const systemState = pgTable('system_state', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Numbered steps of what every installation has that were put into this house, each once. */
export const basicSteps = pgTable('basic_steps', {
  number: integer('number').primaryKey(),
  at: moment('at').notNull().defaultNow(),
});

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
