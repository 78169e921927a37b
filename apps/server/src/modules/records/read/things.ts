import type { components } from '@selvedge/api-spec/types';
import { and, type SQL, sql } from 'drizzle-orm';
import { numberLike } from '../../../db/codeLike';
import { foldedLike, indexedFoldedLike } from '../../../db/foldedLike';
import type { Place } from '../../../db/foundIn';
import { namesOf } from '../../../db/schema/accounts';

type Module = components['schemas']['LogModule'];

/** What a record can be about: its area, and where stands what people call it. */
interface Thing {
  readonly module: Module;
  /** Names of the things, with `id` and `name`. */
  readonly names?: SQL;
  /** Condition on `thing`: it is called something like the words. Without one its whole name is compared. */
  readonly isCalled?: (words: string) => SQL | undefined;
}

const isNumbered = (words: string) => numberLike(sql`thing.name`, words);

const buyerNames = namesOf({
  nickname: sql`thing.nickname`,
  username: sql`thing.username`,
  companyName: sql`thing.company_name`,
});

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
  paymentAccount: { module: 'PAYMENT', names: sql`select id, bank as name from payment_accounts` },
  shipment: {
    module: 'SHIPMENT',
    names: sql`select id, shipment_no as name from shipments`,
    isCalled: isNumbered,
  },
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

const named = Object.entries(THINGS).flatMap(([entity, { names, isCalled }]) =>
  names === undefined ? [] : [{ entity, names, isCalled }],
);

/** What people call the thing of a record; empty where it is gone or has no name. */
export const thingName: SQL = sql`coalesce(case entity ${sql.join(
  named.map(
    ({ entity, names }) =>
      sql`when ${sql.raw(`'${entity}'`)} then (select name from (${names}) thing where thing.id = entity_id)`,
  ),
  sql` `,
)} end, '')`;

/** Places of things that are called something like this, joined to their records. */
export const called = (words: string): Place[] =>
  named.map(({ entity, names, isCalled }) => [
    sql`join (${names}) thing on entity = ${entity} and entity_id = thing.id`,
    isCalled === undefined ? foldedLike(sql`thing.name`, words) : isCalled(words),
  ]);
