import type { DataScope } from '@selvedge/domain/people/dataScope';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Departments, a tree by `parentId`; a disabled one takes no new people. */
export const depts = pgTable('depts', {
  id: text('id').primaryKey(),
  parentId: text('parent_id'),
  name: text('name').notNull(),
  code: text('code')
    .notNull()
    .default(sql`'D' || upper(md5(gen_random_uuid()::text))`)
    .unique(),
  sort: integer('sort').notNull().default(0),
  enabled: boolean('enabled').notNull().default(true),
  version: integer('version').notNull().default(1),
});

/** Staff accounts. `invitationCode` is entered by a buyer to bind this salesperson. */
export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** True while the password is one that another person set and that has to be changed first. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    nickname: text('nickname').notNull(),
    mobile: text('mobile').notNull().default(''),
    email: text('email').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    gender: text('gender').$type<'FEMALE' | 'MALE' | 'UNSPECIFIED'>().notNull().default('UNSPECIFIED'),
    deptId: text('dept_id').references(() => depts.id),
    invitationCode: text('invitation_code'),
    socialQr: text('social_qr'),
    status: text('status').$type<'ENABLED' | 'DISABLED'>().notNull().default('ENABLED'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    lastLoginAt: moment('last_login_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('staff_username_key')
      .on(sql`lower(${table.username})`)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('staff_invitation_key').on(table.invitationCode),
    index('staff_dept').on(table.deptId),
  ],
);

/** Second factors of staff; an unconfirmed one is not asked for. */
export const staffFactors = pgTable('staff_factors', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** TOTP secret, sealed. */
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** Time step (half minutes since 1970) of the last accepted code: no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** Salt of the hashes of the recovery codes. */
  salt: text('salt').notNull(),
});

/** Recovery codes in place of the app, each deleted once it is used; only their slow hash is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staffFactors.staffId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** Sign-ins with a correct password that wait for the second factor. Only the hash of a challenge is stored. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    keyHash: text('key_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('factor_challenges_staff').on(table.staffId),
    index('factor_challenges_expiry').on(table.expiresAt),
  ],
);

/** Roles. ROOT has every permission and cannot be edited; `dataScope` is whose customers and orders the role sees. */
export const roles = pgTable('roles', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  sort: integer('sort').notNull().default(0),
  enabled: boolean('enabled').notNull().default(true),
  dataScope: text('data_scope').$type<DataScope>().notNull().default('OWN'),
  /** True when holders of the role need a second factor before anything else. */
  demandsFactor: boolean('demands_factor').notNull().default(false),
  remark: text('remark').notNull().default(''),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Roles of staff members. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    roleId: text('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.roleId] })],
);

/** Menu entries: folders (CATALOG), screens, buttons (permissions) and outside links. */
export const menus = pgTable(
  'menus',
  {
    id: text('id').primaryKey(),
    parentId: text('parent_id'),
    type: text('type').$type<'CATALOG' | 'MENU' | 'BUTTON' | 'EXTLINK'>().notNull(),
    name: text('name').notNull(),
    /** Key of the title in the apps' messages; entries made by hand show their name. */
    titleKey: text('title_key'),
    routeName: text('route_name'),
    routePath: text('route_path'),
    component: text('component'),
    redirect: text('redirect'),
    perm: text('perm'),
    icon: text('icon'),
    visible: boolean('visible').notNull().default(true),
    sort: integer('sort').notNull().default(0),
    keepAlive: boolean('keep_alive').notNull().default(false),
    affix: boolean('affix').notNull().default(false),
    alwaysShow: boolean('always_show').notNull().default(false),
    params: jsonb('params').$type<Record<string, string>>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('menus_parent').on(table.parentId),
    uniqueIndex('menus_route_name_key').on(table.routeName),
    uniqueIndex('menus_perm_key').on(table.perm),
  ],
);

/** Menu entries granted to roles; deleted with the menu entry. */
export const roleMenus = pgTable(
  'role_menus',
  {
    roleId: text('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    menuId: text('menu_id')
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.menuId] })],
);
