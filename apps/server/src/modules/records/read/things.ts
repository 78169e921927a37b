import type { components } from '@selvedge/api-spec/types';
import { type SQL, sql } from 'drizzle-orm';
import { foldedLike } from '../../../db/foldedLike';

type Module = components['schemas']['LogModule'];

/** What a record can be about: its area, and where stands what people call it. */
interface Thing {
  readonly module: Module;
  /** Names of the things, with `id` and `name`. */
  readonly names?: SQL;
}

/** By the word that records name it with; what stands nowhere here belongs to the system. */
const THINGS: Readonly<Record<string, Thing>> = {
  product: { module: 'PRODUCT', names: sql`select id, name from products` },
  brand: { module: 'PRODUCT', names: sql`select id, name from brands` },
  category: { module: 'PRODUCT', names: sql`select id, name from categories` },
  import: { module: 'PRODUCT', names: sql`select id, file_name as name from import_jobs` },
  list: { module: 'LIST', names: sql`select id, name from lists` },
  supplier: { module: 'SUPPLIER', names: sql`select id, name from suppliers` },
  buyer: {
    module: 'CUSTOMER',
    names: sql`select id, coalesce(nullif(nickname, ''), username) as name from buyers`,
  },
  address: { module: 'CUSTOMER' },
  team: { module: 'TEAM', names: sql`select id, name from teams` },
  approval: { module: 'TEAM', names: sql`select draft_id as id, title as name from approvals` },
  order: { module: 'ORDER', names: sql`select id, order_no as name from orders` },
  subOrder: { module: 'ORDER', names: sql`select id, sub_no as name from sub_orders` },
  cart: { module: 'ORDER' },
  draft: { module: 'ORDER' },
  payment: { module: 'PAYMENT' },
  refund: { module: 'PAYMENT' },
  claim: { module: 'PAYMENT' },
  paymentAccount: { module: 'PAYMENT', names: sql`select id, bank as name from payment_accounts` },
  shipment: { module: 'SHIPMENT', names: sql`select id, shipment_no as name from shipments` },
  purchase: { module: 'PURCHASE' },
  purchaseOrder: { module: 'PURCHASE' },
  staff: { module: 'SYSTEM', names: sql`select id, nickname as name from staff` },
  menu: { module: 'SYSTEM', names: sql`select id, name from menus` },
  role: { module: 'SYSTEM', names: sql`select id, name from roles` },
  dept: { module: 'SYSTEM', names: sql`select id, name from depts` },
};

/** Steps of an order that are about its money. */
const MONEY_STEP = /Payment|Proof|Refund|Credit/;

const isMoneyStep: SQL = sql`entity in ('order', 'subOrder') and action ~ ${sql.raw(`'${MONEY_STEP.source}'`)}`;

/** The area that a record belongs to. */
export function moduleOf(entity: string, action: string): Module {
  const module = new Map(Object.entries(THINGS)).get(entity)?.module ?? 'SYSTEM';
  return module === 'ORDER' && MONEY_STEP.test(action) ? 'PAYMENT' : module;
}

const entitiesWhere = (fits: (module: Module) => boolean): SQL => {
  const found = Object.entries(THINGS).flatMap(([entity, { module }]) => (fits(module) ? [entity] : []));
  return sql`array[${sql.join(
    found.map((entity) => sql`${entity}`),
    sql`, `,
  )}]::text[]`;
};

/** Condition on records: those of an area. */
export function ofModule(module: Module): SQL {
  if (module === 'SYSTEM') return sql`entity <> all(${entitiesWhere((one) => one !== 'SYSTEM')})`;
  const own = sql`entity = any(${entitiesWhere((one) => one === module)})`;
  if (module === 'ORDER') return sql`${own} and not (${isMoneyStep})`;
  return module === 'PAYMENT' ? sql`(${own} or ${isMoneyStep})` : own;
}

const named = Object.entries(THINGS).flatMap(([entity, { names }]) =>
  names === undefined ? [] : [{ entity, names }],
);

/** What people call the thing of a record; empty where it is gone or has no name. */
export const thingName: SQL = sql`coalesce(case entity ${sql.join(
  named.map(
    ({ entity, names }) =>
      sql`when ${sql.raw(`'${entity}'`)} then (select name from (${names}) thing where thing.id = entity_id)`,
  ),
  sql` `,
)} end, '')`;

/** Condition on records: their thing is called something like this. */
export const isCalled = (words: string): SQL =>
  sql`(${sql.join(
    named.map(
      ({ entity, names }) =>
        sql`(entity = ${entity} and entity_id in (select id from (${names}) thing where ${foldedLike(sql`thing.name`, words)}))`,
    ),
    sql` or `,
  )})`;
