import type { LanguageTag } from '@selvedge/domain/display/languages';
import type { RichText } from '@selvedge/domain/display/richText';
import type { NoticeStatus } from '@selvedge/domain/stateMachines/announcements';
import type { NoticeKind } from '@selvedge/domain/people/noticeSettings';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { buyers } from './accounts';
import { moment } from './columns';

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
 * code is in the queue only, until it is sent or given up.
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
    /** What the code of the message is for; null where it brings none. */
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
    announcementId: text('announcement_id'),
    /** How many of the owners have it. */
    done: integer('done').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('notice_sendings_created').on(table.createdAt),
    index('notice_sendings_announcement').on(table.announcementId),
  ],
);

/** What a notice is about. */
export type NoticeType = NoticeKind;

/** How much a notice matters. */
export type NoticeLevel = 'NORMAL' | 'IMPORTANT' | 'URGENT';

/** Who gets what a person wrote. */
export type NoticeTarget = 'ALL' | 'STAFF' | 'ROLES' | 'DEPTS' | 'BUYERS' | 'TEAMS' | 'USERS';

/** Notices that people of the house write; each who gets one has a row in `notices`. */
export const announcements = pgTable(
  'announcements',
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
  (table) => [index('announcements_created').on(table.createdAt)],
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
    announcementId: text('announcement_id'),
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
    index('notices_announcement').on(table.announcementId, table.readAt),
  ],
);

/** Where a buyer wants notices of a kind; without a row as everybody begins. */
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
