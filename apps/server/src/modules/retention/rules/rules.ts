import { DAY_MS, IDEMPOTENCY_MS } from '@selvedge/domain/constants';
import { CODE_LIFETIME_MS } from '@selvedge/domain/people/signInLimits';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as accounts from '../../../db/schema/accounts';
import * as cart from '../../../db/schema/cart';
import * as productSchema from '../../../db/schema/products';
import * as figures from '../../../db/schema/figures';
import * as fulfilment from '../../../db/schema/fulfilment';
import * as imports from '../../../db/schema/imports';
import * as lists from '../../../db/schema/lists';
import * as notices from '../../../db/schema/notices';
import * as orderMessages from '../../../db/schema/orderMessages';
import * as orders from '../../../db/schema/orders';
import * as payments from '../../../db/schema/payments';
import * as platform from '../../../db/schema/platform';
import * as purchasing from '../../../db/schema/purchasing';
import * as signIn from '../../../db/schema/signIn';
import * as stock from '../../../db/schema/stock';
import * as system from '../../../db/schema/system';
import * as watches from '../../../db/schema/watches';
import { type RetentionRule, since, TRADE } from '../../../db/retention';
import { accountRetention } from '../../accounts/retention';
import { approvalRetention } from '../../approvals/retention';
import { authRetention } from '../../auth/retention';
import { cartRetention } from '../../cart/retention';
import { ratesRetention } from '../../rates/retention';
import { creditRetention } from '../../credit/retention';
import { draftRetention } from '../../drafts/retention';
import { exportRetention } from '../../exports/retention';
import { filterRetention } from '../../filters/retention';
import { announcementRetention } from '../../announcements/retention';
import { tradeRuleRetention } from '../../tradeRules/retention';
import { importRetention } from '../../imports/retention';
import { listRetention } from '../../lists/retention';
import { mailRetention } from '../../mail/retention';
import { noticeRetention } from '../../notices/retention';
import { orderRetention } from '../../orders/retention';
import { paymentRetention } from '../../payments/retention';
import { preferenceRetention } from '../../preferences/retention';
import { productRetention } from '../../products/retention';
import { purchaseRetention } from '../../purchases/retention';
import { stockRetention } from '../../stock/retention';
import { systemRetention } from '../../system/retention';
import { teamRetention } from '../../teams/retention';
import { uploadRetention } from '../../upload/retention';
import { watchRetention } from '../../watches/retention';

const SCHEMA = {
  ...accounts,
  ...cart,
  ...productSchema,
  ...figures,
  ...fulfilment,
  ...imports,
  ...lists,
  ...notices,
  ...orderMessages,
  ...orders,
  ...payments,
  ...platform,
  ...purchasing,
  ...signIn,
  ...stock,
  ...system,
  ...watches,
};

type Schema = typeof SCHEMA;
/** Names of all tables as the schema exports them. */
export type TableName = { [K in keyof Schema]: Schema[K] extends PgTable ? K : never }[keyof Schema];

const YEAR_MS = 365.25 * DAY_MS;

/** Age at which messages of the local outbox are deleted: they contain codes and expire together with these. */
export const OUTBOX_MS = CODE_LIFETIME_MS;

/**
 * Retention rules of all tables: those that each module states for its tables, and those of tables that all modules share. A new table does
 * not compile without its rule; a table that grows with use has a condition and is swept.
 */
export const RETENTION: Readonly<Record<TableName, RetentionRule>> = {
  ...accountRetention,
  ...approvalRetention,
  ...authRetention,
  ...cartRetention,
  ...ratesRetention,
  ...creditRetention,
  ...draftRetention,
  ...exportRetention,
  ...filterRetention,
  ...announcementRetention,
  ...tradeRuleRetention,
  ...importRetention,
  ...listRetention,
  ...mailRetention,
  ...noticeRetention,
  ...orderRetention,
  ...paymentRetention,
  ...preferenceRetention,
  ...productRetention,
  ...purchaseRetention,
  ...stockRetention,
  ...systemRetention,
  ...teamRetention,
  ...uploadRetention,
  ...watchRetention,
  idempotencyKeys: {
    keep: '24 hours',
    why: 'a repeated call gets its answer',
    gone: (now) => sql`created_at < ${since(now, IDEMPOTENCY_MS)}`,
  },
  operationRecords: {
    keep: '10 years',
    why: TRADE,
    gone: (now) => sql`at < ${since(now, 10 * YEAR_MS)}`,
  },
  rateWindows: {
    keep: '2 days',
    why: 'the longest limit counts one day',
    gone: (now) => sql`window_start < ${since(now, 2 * DAY_MS)}`,
  },
  systemState: { keep: 'for ever', why: 'facts about the installation, a handful of rows' },
};

/** Returns the table of a rule. */
export function tableOf(name: TableName): PgTable {
  return SCHEMA[name];
}
