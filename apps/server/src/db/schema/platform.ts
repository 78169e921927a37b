import type { LanguageTag } from '@selvedge/domain/display/languages';
import type { RichText } from '@selvedge/domain/display/richText';
import type { NoticeStatus } from '@selvedge/domain/lives/noticeLife';
import type { RuleKey, RuleValue } from '@selvedge/domain/money/tradeRules';
import type { NoticeKind } from '@selvedge/domain/people/noticeSettings';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyers } from './accounts';
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

/** Sign-ins that are under way at the social platform, begun with one click or by a code to scan (X-B102, X-B103). */
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

/** Stored answers of calls made with an Idempotency-Key, kept 24 h (D-55); without `data` only that the call was done. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    operationId: text('operation_id').notNull(),
    contentHash: text('content_hash').notNull(),
    answer: jsonb('answer').$type<{ data?: unknown }>().notNull(),
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

/** What a notice says, and the route inside the app it leads to. */
export interface NoticeWords {
  title: string;
  text: string;
  link: string | null;
}

/**
 * Messages to people outside the product, by e-mail or phone. What a message says is made from its template when it is sent, with
 * the words of the notice where it is about one; a
 * code is in the queue only, until it is sent or given up (D-28).
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel').$type<'email' | 'phone'>().notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<LanguageTag>().notNull(),
    /** `none` is written and dropped by its job: who asks for a code to nobody is not told so by how long the call takes. */
    template: text('template')
      .$type<'code' | 'knownAccount' | 'contactChanged' | 'notice' | 'none'>()
      .notNull(),
    /** What a mail about a notice says; null where the template says all. */
    about: jsonb('about').$type<NoticeWords>(),
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
    /** Language it is written in, which mails about it say. */
    language: text('language').$type<LanguageTag>().notNull().default('zh-CN'),
    level: text('level').$type<NoticeLevel>().notNull().default('NORMAL'),
    /** What a person wrote, if it is that; one that was revoked is not sent on. */
    houseNoticeId: text('house_notice_id'),
    /** How many of the owners have it. */
    done: integer('done').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('notice_sendings_created').on(table.createdAt),
    index('notice_sendings_house').on(table.houseNoticeId),
  ],
);

/** What a notice is about. */
export type NoticeType = NoticeKind;
/** How much a notice matters. */
export type NoticeLevel = 'NORMAL' | 'IMPORTANT' | 'URGENT';
/** Who gets what a person wrote. */
export type NoticeTarget = 'ALL' | 'STAFF' | 'ROLES' | 'DEPTS' | 'BUYERS' | 'TEAMS' | 'USERS';

/** Notices that people of the house write (M-N); each who gets one has a row in `notices`. */
export const houseNotices = pgTable(
  'house_notices',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    /** What lists show: the first of the body, or the whole where there is no body. */
    text: text('text').notNull(),
    body: jsonb('body').$type<RichText>(),
    type: text('type').$type<NoticeType>().notNull(),
    level: text('level').$type<NoticeLevel>().notNull(),
    target: text('target').$type<NoticeTarget>().notNull(),
    /** Roles, departments, teams or people; empty for the other targets. */
    targetIds: text('target_ids').array().notNull().default([]),
    link: text('link'),
    status: text('status').$type<NoticeStatus>().notNull().default('DRAFT'),
    recipientCount: integer('recipient_count').notNull().default(0),
    createdById: text('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    publishedAt: moment('published_at'),
    revokedAt: moment('revoked_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('house_notices_created').on(table.createdAt)],
);

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
    level: text('level').$type<NoticeLevel>().notNull().default('NORMAL'),
    /** What a person wrote, if it is that. */
    houseNoticeId: text('house_notice_id'),
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
    index('notices_house').on(table.houseNoticeId, table.readAt),
  ],
);

/** Where a buyer wants notices of a kind; without a row as everybody begins (X-B95, X-B96). */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    buyerId: text('buyer_id')
      .notNull()
      .references(() => buyers.id, { onDelete: 'cascade' }),
    type: text('type').$type<NoticeType>().notNull(),
    inApp: boolean('in_app').notNull().default(true),
    email: boolean('email').notNull().default(false),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.buyerId, table.type] })],
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

/** Rules of trade that the house has set (X-A46); one that was never set has no row. */
export const houseRules = pgTable('house_rules', {
  key: text('key').$type<RuleKey>().primaryKey(),
  value: jsonb('value').$type<RuleValue>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Dictionaries (D-53). A system one stands for an enumeration of the product: its code and its values are fixed. */
export const dicts = pgTable('dicts', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  system: boolean('system').notNull().default(false),
  remark: text('remark').notNull().default(''),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** What a word means, for the colour a screen shows it in. */
type WordTone = 'NEUTRAL' | 'INFO' | 'POSITIVE' | 'WARNING' | 'CRITICAL';

/** Words of dictionaries, by the code of theirs: labels of enumerations, and what the house added (D-53). */
export const dictItems = pgTable(
  'dict_items',
  {
    id: text('id')
      .notNull()
      .default(sql`gen_random_uuid()::text`)
      .unique(),
    code: text('code').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    labelEn: text('label_en').notNull(),
    tagType: text('tag_type').$type<WordTone>().notNull().default('NEUTRAL'),
    sort: integer('sort').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.code, table.value] })],
);

/** Small facts about the installation: permission version, secrets for signed addresses, demo marker, which old rows were mended. */
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
