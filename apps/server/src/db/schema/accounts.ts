import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foldedCharacters } from '../searchKeys';
import { cents, moment, searchIndex } from './columns';

/** Trader type of a buyer. */
export type IdentityType =
  | 'PURCHASING_AGENT'
  | 'OVERSEAS_TRADER'
  | 'HK_TRADER'
  | 'MAINLAND_TRADER'
  | 'SECOND_HAND'
  | 'PHYSICAL_STORE'
  | 'LIVE_STREAMING';

/** Returns the names of a buyer in one text, in the form that searches for people and their index share. */
export const namesOf = (buyer: Record<'nickname' | 'username' | 'companyName', SQLWrapper>): SQL =>
  sql`(${buyer.nickname} || chr(10) || ${buyer.username} || chr(10) || ${buyer.companyName})`;

/** Buyer accounts. `username`, `email` and the phone are unique regardless of case. */
export const buyers = pgTable(
  'buyers',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    nickname: text('nickname').notNull().default(''),
    areaCode: text('area_code').notNull().default('+86'),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    identityType: text('identity_type').$type<IdentityType>().notNull(),
    /**
     * Time when staff confirmed the identity; only then may it open lists that are visible to identities. Null again after the buyer
     * changes it.
     */
    identityConfirmedAt: moment('identity_confirmed_at'),
    companyName: text('company_name').notNull().default(''),
    salespersonId: text('salesperson_id'),
    socialId: text('social_id'),
    sellerFlag: boolean('seller_flag').notNull().default(false),
    /** Limit of what the buyer may owe for goods that leave before they are paid, EUR cents. */
    creditLimitCents: cents('credit_limit_cents').notNull().default(0),
    /** Internal note of staff, which the buyer never sees. */
    remark: text('remark').notNull().default(''),
    status: text('status').$type<'ENABLED' | 'DISABLED'>().notNull().default('ENABLED'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    lastLoginAt: moment('last_login_at'),
  },
  (table) => [
    uniqueIndex('buyers_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('buyers_email_key')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.email} <> ''`),
    uniqueIndex('buyers_phone_key')
      .on(table.areaCode, table.phone)
      .where(sql`${table.phone} <> ''`),
    uniqueIndex('buyers_social_key').on(table.socialId),
    index('buyers_salesperson').on(table.salespersonId),
    searchIndex('buyers_names', foldedCharacters(namesOf(table))),
    searchIndex('buyers_phone_search', sql`${table.phone} gin_trgm_ops`),
    index('buyers_avatar')
      .on(table.avatar)
      .where(sql`${table.avatar} <> ''`),
  ],
);

/** Teams of buyers; the manager is the leader. */
export const teams = pgTable('teams', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  managerId: text('manager_id')
    .notNull()
    .references(() => buyers.id),
  orderVisibility: text('order_visibility').$type<'OWN' | 'TEAM'>().notNull().default('TEAM'),
  creditBalanceCents: cents('credit_balance_cents').notNull().default(0),
  creditLimitCents: cents('credit_limit_cents').notNull().default(0),
  acceptsUnchangedAcknowledgement: boolean('accepts_unchanged_acknowledgement').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Time when staff dissolved the team: its orders and its statement stay, it has no members. */
  deletedAt: moment('deleted_at'),
});

/** Members of teams; a buyer is in one team at a time. `perms` null means the default permissions of a member. */
export const teamMembers = pgTable(
  'team_members',
  {
    buyerId: text('buyer_id')
      .primaryKey()
      .references(() => buyers.id),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    role: text('role').$type<'LEADER' | 'MEMBER'>().notNull(),
    perms: text('perms').array(),
    spendLimitCents: cents('spend_limit_cents'),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('team_members_team').on(table.teamId)],
);

/** Permissions and spend limit of members who left a team, as they were then, for the case that they come back. */
export const formerMembers = pgTable(
  'former_members',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    buyerId: text('buyer_id')
      .notNull()
      .references(() => buyers.id),
    perms: text('perms').array(),
    spendLimitCents: cents('spend_limit_cents'),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.buyerId] })],
);

/**
 * Invitations into a team by phone number. `ended` is the answer of the invitee or the team; expiry is not stored, it follows from the
 * time.
 */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id),
    areaCode: text('area_code').notNull(),
    phone: text('phone').notNull(),
    invitedById: text('invited_by_id')
      .notNull()
      .references(() => buyers.id),
    ended: text('ended').$type<'AGREED' | 'DENIED'>(),
    /** Side that ended it: the invited person, or the team. */
    endedBy: text('ended_by').$type<'INVITEE' | 'TEAM'>(),
    /** Buyer who answered; null while there is no answer. */
    inviteeId: text('invitee_id').references(() => buyers.id),
    reason: text('reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [
    index('team_invitations_team').on(table.teamId, table.createdAt),
    index('team_invitations_phone').on(table.areaCode, table.phone, table.createdAt),
    index('team_invitations_created').on(table.createdAt),
  ],
);

/** Company details of an address. */
export interface AddressCompany {
  name?: string;
  contact?: string;
  taxNo?: string;
}

/** Saved delivery addresses of a buyer. */
export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    buyerId: text('buyer_id')
      .notNull()
      .references(() => buyers.id),
    areaType: text('area_type').$type<'MAINLAND' | 'HK_MACAO_TW' | 'OVERSEAS'>().notNull(),
    areaCode: text('area_code').notNull(),
    realName: text('real_name').notNull(),
    phone: text('phone').notNull(),
    country: text('country'),
    province: text('province'),
    city: text('city'),
    district: text('district'),
    regionCodes: text('region_codes').array().notNull().default([]),
    detail: text('detail').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    company: jsonb('company').$type<AddressCompany>().notNull().default({}),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('addresses_buyer').on(table.buyerId),
    index('addresses_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    uniqueIndex('addresses_one_default')
      .on(table.buyerId)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
  ],
);

/** Preferences of a buyer or a staff member, one JSON object each. */
export const preferences = pgTable(
  'preferences',
  {
    ownerKind: text('owner_kind').$type<'buyer' | 'staff'>().notNull(),
    ownerId: text('owner_id').notNull(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull().default({}),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerKind, table.ownerId] })],
);

/** Named filters of a page, of one buyer. A name is unique on a page regardless of case. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: text('id').primaryKey(),
    buyerId: text('buyer_id')
      .notNull()
      .references(() => buyers.id, { onDelete: 'cascade' }),
    page: text('page').$type<'product' | 'list' | 'order'>().notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    notify: boolean('notify').notNull().default(false),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_filters_name_key').on(table.buyerId, table.page, sql`lower(${table.name})`)],
);
