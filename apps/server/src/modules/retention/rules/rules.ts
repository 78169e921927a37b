import { CODE_LIFETIME_MS, DAY_MS, IDEMPOTENCY_MS } from '@selvedge/domain/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as accounts from '../../../db/schema/accounts';
import * as cart from '../../../db/schema/cart';
import * as catalogue from '../../../db/schema/catalogue';
import * as fulfilment from '../../../db/schema/fulfilment';
import * as imports from '../../../db/schema/imports';
import * as lists from '../../../db/schema/lists';
import * as orders from '../../../db/schema/orders';
import * as platform from '../../../db/schema/platform';
import * as system from '../../../db/schema/system';

const SCHEMA = {
  ...accounts,
  ...cart,
  ...catalogue,
  ...fulfilment,
  ...imports,
  ...lists,
  ...orders,
  ...platform,
  ...system,
};

type Schema = typeof SCHEMA;
/** Names of all tables as the schema exports them. */
export type TableName = { [K in keyof Schema]: Schema[K] extends PgTable ? K : never }[keyof Schema];

/** How long the rows of a table stay. */
export interface Rule {
  /** For people: how long, and why (docs/security/retention.md). */
  keep: string;
  why: string;
  /** Condition on the rows that go; absent when a row goes only by the work of somebody. */
  gone?: (now: Date) => SQL;
  /** The most rows of one owner; the oldest beyond them go as well. */
  most?: { rows: number; of: readonly string[]; newestBy: string };
}

const YEAR_MS = 365.25 * DAY_MS;

const since = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

/** Messages of the local outbox hold codes; both go together. */
export const OUTBOX_MS = CODE_LIFETIME_MS;

const TRADE = 'the trade’s own record, which bookkeeping law asks for (ten years in most places)';
const GOODS = 'orders of the past name it; deleted ones are marked, not removed (D-69)';
const SETTING = 'a setting of the house, few rows';

/**
 * How long the rows of every table are kept. A new table does not compile without its rule; one that grows by what people
 * do has a condition and is swept.
 */
export const RETENTION: Readonly<Record<TableName, Rule>> = {
  addresses: {
    keep: 'as long as the account; 90 days once deleted',
    why: 'at most 20 a person (D-32); orders hold a copy',
    gone: (now) => sql`deleted_at < ${since(now, 90 * DAY_MS)}`,
  },
  basicSteps: { keep: 'for ever', why: 'what the house was given comes once; a few rows' },
  brandFollows: { keep: 'until unfollowed', why: 'one row per person and brand' },
  brands: { keep: 'for ever', why: GOODS },
  buyers: { keep: 'for ever', why: TRADE },
  captchas: {
    keep: 'until it runs out, 2 minutes',
    why: 'good for one try',
    gone: (now) => sql`expires_at < ${since(now, 0)}`,
  },
  cartLines: { keep: 'until ordered or removed', why: 'a person’s own work; bounded per person' },
  categories: { keep: 'for ever', why: GOODS },
  colors: { keep: 'for ever', why: GOODS },
  depts: { keep: 'until removed', why: SETTING },
  dictItems: { keep: 'until removed', why: SETTING },
  draftLines: { keep: 'with the draft', why: 'bounded per draft' },
  drafts: { keep: 'until sent or removed', why: 'a person’s own work; bounded per person' },
  exchangeRates: { keep: 'for ever', why: 'one row per currency' },
  files: {
    keep: 'as long as something names it, and 1 day',
    why: 'looked at once a day; its bytes go with the row',
  },
  idempotencyKeys: {
    keep: '24 hours',
    why: 'a repeated call gets its answer (D-55)',
    gone: (now) => sql`created_at < ${since(now, IDEMPOTENCY_MS)}`,
  },
  importJobs: {
    keep: '30 days after its rows went',
    why: 'the person sees what was imported',
    gone: (now) => sql`expires_at < ${since(now, 30 * DAY_MS)}`,
  },
  importRows: {
    keep: '7 days, at most 20 imports a person',
    why: 'the sheet is checked and taken over in that time (M-J)',
    gone: (now) =>
      sql`exists (select 1 from import_jobs j where j.id = import_rows.job_id and j.expires_at < ${since(now, 0)})`,
  },
  listColumns: { keep: 'as long as the list', why: 'one row per person and list' },
  listItems: { keep: 'for ever', why: GOODS },
  lists: { keep: 'for ever', why: GOODS },
  loginFailures: {
    keep: '1 day after the last wrong try',
    why: 'locks last 15 minutes (D-30)',
    gone: (now) => sql`last_at < ${since(now, DAY_MS)}`,
  },
  menus: { keep: 'until removed', why: SETTING },
  notices: {
    keep: '90 days once read, 180 days unread, at most 1,000 a person',
    why: 'what they tell of stands in the order',
    most: { rows: 1000, of: ['owner_kind', 'owner_id'], newestBy: 'created_at' },
    gone: (now) => sql`(read_at < ${since(now, 90 * DAY_MS)} or created_at < ${since(now, 180 * DAY_MS)})`,
  },
  numberSeries: { keep: 'for ever', why: 'a number is never given twice (D-65); four rows a day' },
  operationRecords: {
    keep: '10 years',
    why: TRADE,
    gone: (now) => sql`at < ${since(now, 10 * YEAR_MS)}`,
  },
  orderLines: { keep: 'for ever', why: TRADE },
  orders: { keep: 'for ever', why: TRADE },
  payments: { keep: 'for ever', why: TRADE },
  preferences: { keep: 'as long as the account', why: 'one row per person' },
  products: { keep: 'for ever', why: GOODS },
  rateWindows: {
    keep: '2 days',
    why: 'the longest limit counts one day (D-60)',
    gone: (now) => sql`window_start < ${since(now, 2 * DAY_MS)}`,
  },
  roleMenus: { keep: 'until taken away', why: SETTING },
  roles: { keep: 'until removed', why: SETTING },
  sessions: {
    keep: '7 days after it ran out',
    why: 'a page that comes back is told why it was signed out (D-62)',
    gone: (now) => sql`expires_at < ${since(now, 7 * DAY_MS)}`,
  },
  setupTokens: {
    keep: '7 days after it ran out',
    why: 'works once, for a day; only its hash is stored',
    gone: (now) => sql`expires_at < ${since(now, 7 * DAY_MS)}`,
  },
  shipments: { keep: 'for ever', why: TRADE },
  skus: { keep: 'for ever', why: GOODS },
  socialBindings: {
    keep: 'until it runs out',
    why: 'a sign-in waiting to be joined to an account (K-01)',
    gone: (now) => sql`expires_at < ${since(now, 0)}`,
  },
  staff: { keep: 'for ever', why: 'records name who did it; removed people are marked' },
  staffRoles: { keep: 'until taken away', why: SETTING },
  stock: { keep: 'for ever', why: GOODS },
  stockLocks: { keep: 'until released', why: 'one row per open order line (D-20)' },
  subOrders: { keep: 'for ever', why: TRADE },
  suppliers: { keep: 'for ever', why: GOODS },
  systemState: { keep: 'for ever', why: 'facts about the installation, a handful of rows' },
  teamMembers: { keep: 'until the person leaves', why: 'one row per person (D-34)' },
  teams: { keep: 'for ever', why: TRADE },
  verificationCodes: {
    keep: '7 days',
    why: 'good for 10 minutes; kept as a hash against abuse (D-28)',
    gone: (now) => sql`created_at < ${since(now, 7 * DAY_MS)}`,
  },
  warehouses: { keep: 'for ever', why: GOODS },
};

/** The table of a rule. */
export function tableOf(name: TableName): PgTable {
  return SCHEMA[name];
}
