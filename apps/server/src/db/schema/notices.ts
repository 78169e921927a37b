import type { LanguageTag } from '@selvedge/domain/display/languages';
import type { RichText } from '@selvedge/domain/display/richText';
import type { NoticeStatus } from '@selvedge/domain/stateMachines/announcements';
import type { NoticeKind } from '@selvedge/domain/people/noticeSettings';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { buyers } from './accounts';
import { moment } from './columns';

/** State of an outgoing message: waiting, sent, failed for good, or expired before it could be sent. */
export type MessageState = 'WAITING' | 'SENT' | 'FAILED' | 'EXPIRED';

/** Title and text of a notice, and the route inside the app that it links to. */
export interface NoticeWords {
  title: string;
  text: string;
  link: string | null;
}

/**
 * Outgoing messages to people outside the product, by e-mail or phone. The text is rendered from the template when the message is sent,
 * with the text of the notice when it is about one; a verification code is in the job queue only, until it is sent or discarded.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel').$type<'email' | 'phone'>().notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<LanguageTag>().notNull(),
    /**
     * Template of the message. The job of `none` sends nothing: it makes a request for a code to an unknown account take as long as one to
     * a known account.
     */
    template: text('template')
      .$type<'code' | 'knownAccount' | 'contactChanged' | 'notice' | 'none'>()
      .notNull(),
    /** Content of a mail about a notice; null when the template has the whole text. */
    about: jsonb('about').$type<NoticeWords>(),
    /** Purpose of the message's verification code; null for a message without a code. */
    purpose: integer('purpose'),
    state: text('state').$type<MessageState>().notNull().default('WAITING'),
    /** Number of times it was put into the queue. */
    round: integer('round').notNull().default(1),
    /** Attempts of this round. */
    tries: integer('tries').notNull().default(0),
    /** Error of the last attempt, without address and code. */
    fault: text('fault'),
    createdAt: moment('created_at').notNull().defaultNow(),
    triedAt: moment('tried_at'),
    /** Time after which it is no longer sent. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('outgoing_messages_created').on(table.createdAt),
    index('outgoing_messages_state').on(table.state, table.createdAt),
  ],
);

/** Progress of a notice to more recipients than one statement writes. */
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
    /** Language of the text, which mails about it state. */
    language: text('language').$type<LanguageTag>().notNull().default('zh-CN'),
    level: text('level').$type<NoticeLevel>().notNull().default('NORMAL'),
    /** Announcement that is being sent, if it is one; a revoked announcement is not sent further. */
    announcementId: text('house_notice_id'),
    /** Number of owners that have the notice already. */
    done: integer('done').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('notice_sendings_created').on(table.createdAt),
    index('notice_sendings_house').on(table.announcementId),
  ],
);

/** Type of a notice. */
export type NoticeType = NoticeKind;

/** Level of importance of a notice. */
export type NoticeLevel = 'NORMAL' | 'IMPORTANT' | 'URGENT';

/** Audience of an announcement. */
export type NoticeTarget = 'ALL' | 'STAFF' | 'ROLES' | 'DEPTS' | 'BUYERS' | 'TEAMS' | 'USERS';

/** Announcements that staff write; each recipient has a row in `notices`. */
export const announcements = pgTable(
  'house_notices',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    /** Text for lists: the beginning of the body, or the whole text when there is no body. */
    text: text('text').notNull(),
    body: jsonb('body').$type<RichText>(),
    type: text('type').$type<NoticeType>().notNull(),
    level: text('level').$type<NoticeLevel>().notNull(),
    target: text('target').$type<NoticeTarget>().notNull(),
    /** Ids of roles, departments, teams or people; empty for the other targets. */
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
    /** Announcement that the notice belongs to; null for automatic notices. */
    announcementId: text('house_notice_id'),
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
    index('notices_house').on(table.announcementId, table.readAt),
  ],
);

/** Channels on which a buyer gets notices of a type; without a row the defaults apply. */
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
