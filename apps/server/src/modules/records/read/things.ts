import type { components } from '@selvedge/api-spec/types';
import { and, type SQL, sql } from 'drizzle-orm';
import { numberLike } from '../../../db/codeLike';
import { foldedLike, indexedFoldedLike } from '../../../db/foldedLike';
import type { Place } from '../../../db/foundIn';
import { namesOf } from '../../../db/schema/accounts';

type Module = components['schemas']['LogModule'];

/** Kind of entity that a record can be about: its module, and the query of its names. */
interface Thing {
  readonly module: Module;
  /** Query of the names of the entities, with `id` and `name`. */
  readonly names?: SQL;
  /** Returns the condition on `thing` that its name is like the words; when undefined, the whole name is compared. */
  readonly isCalled?: (words: string) => SQL | undefined;
}

const isNumbered = (words: string) => numberLike(sql`thing.name`, words);

const buyerNames = namesOf({
  nickname: sql`thing.nickname`,
  username: sql`thing.username`,
  companyName: sql`thing.company_name`,
});

/** Entities by their name in the records; all others belong to the module `SYSTEM`. */
const THINGS: Readonly<Record<string, Thing>> = {
  product: { module: 'PRODUCT', names: sql`select id, name from products` },
  brand: { module: 'PRODUCT', names: sql`select id, name from brands` },
  category: { module: 'PRODUCT', names: sql`select id, name from categories` },
  import: { module: 'PRODUCT', names: sql`select id, file_name as name from import_jobs` },
  list: { module: 'LIST', names: sql`select id, name from lists` },
  supplier: { module: 'SUPPLIER', names: sql`select id, name from suppliers` },
  buyer: {
    module: 'CUSTOMER',
    names: sql`select id, coalesce(nullif(nickname, ''), username) as name, nickname, username, company_name from buyers`,
    isCalled: (words) => and(indexedFoldedLike(buyerNames, words), foldedLike(sql`thing.name`, words)),
  },
  address: { module: 'CUSTOMER' },
  team: { module: 'TEAM', names: sql`select id, name from teams` },
  approval: { module: 'TEAM', names: sql`select draft_id as id, title as name from approvals` },
  order: { module: 'ORDER', names: sql`select id, order_no as name from orders`, isCalled: isNumbered },
  subOrder: { module: 'ORDER', names: sql`select id, sub_no as name from sub_orders`, isCalled: isNumbered },
  cart: { module: 'ORDER' },
  draft: { module: 'ORDER' },
  payment: { module: 'PAYMENT' },
  refund: { module: 'PAYMENT' },
  claim: { module: 'PAYMENT' },
  moneyApproval: { module: 'PAYMENT' },
  paymentAccount: { module: 'PAYMENT', names: sql`select id, bank as name from payment_accounts` },
  shipment: {
    module: 'SHIPMENT',
    names: sql`select id, shipment_no as name from shipments`,
    isCalled: isNumbered,
  },
  purchase: { module: 'PURCHASE' },
  purchaseOrder: {
    module: 'PURCHASE',
    names: sql`select id, po_no as name from purchase_orders`,
    isCalled: isNumbered,
  },
  staff: { module: 'SYSTEM', names: sql`select id, nickname as name from staff` },
  menu: { module: 'SYSTEM', names: sql`select id, name from menus` },
  role: { module: 'SYSTEM', names: sql`select id, name from roles` },
  dept: { module: 'SYSTEM', names: sql`select id, name from depts` },
};

/** Actions on an order that concern its payment. */
const MONEY_STEP = /Payment|Proof|Refund|Credit/;

const isMoneyStep: SQL = sql`entity in ('order', 'subOrder') and action ~ ${sql.raw(`'${MONEY_STEP.source}'`)}`;

/** Returns the module of a record. */
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

/** Condition on records: those of a module. */
export function ofModule(module: Module): SQL {
  if (module === 'SYSTEM') return sql`entity <> all(${entitiesWhere((one) => one !== 'SYSTEM')})`;
  const own = sql`entity = any(${entitiesWhere((one) => one === module)})`;
  if (module === 'ORDER') return sql`${own} and not (${isMoneyStep})`;
  return module === 'PAYMENT' ? sql`(${own} or ${isMoneyStep})` : own;
}

const named = Object.entries(THINGS).flatMap(([entity, { names, isCalled }]) =>
  names === undefined ? [] : [{ entity, names, isCalled }],
);

/** SQL of the name of a record's entity; empty when the entity is deleted or has no name. */
export const thingName: SQL = sql`coalesce(case entity ${sql.join(
  named.map(
    ({ entity, names }) =>
      sql`when ${sql.raw(`'${entity}'`)} then (select name from (${names}) thing where thing.id = entity_id)`,
  ),
  sql` `,
)} end, '')`;

/** Returns the places of entities whose name is like the words, joined to their records. */
export const called = (words: string): Place[] =>
  named.map(({ entity, names, isCalled }) => [
    sql`join (${names}) thing on entity = ${entity} and entity_id = thing.id`,
    isCalled === undefined ? foldedLike(sql`thing.name`, words) : isCalled(words),
  ]);
