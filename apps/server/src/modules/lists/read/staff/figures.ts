import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../../contract/handlers';
import { column } from '../../../../db/columnTypes';
import { statement } from '../../../../db/statement';
import { textArray } from '../../../../db/textArray';
import { withinScope } from '../../../auth/access/dataScope';
import { figuresIn, figuresOfGoods, type ListFigures } from '../figures';

/** What a list holds, and what came of it. */
export interface HouseFigures extends ListFigures {
  /** Orders of customers within the range with goods of it, cancelled ones left out. */
  orderCount: number;
  /** Links that open it now. */
  shareCount: number;
}

const ofCustomers = (within: SQL | undefined): SQL =>
  within === undefined
    ? sql``
    : sql`and exists (select 1 from buyers b where b.id = o.buyer_id and ${within})`;

const readCounts = statement({
  name: 'lists.houseCounts',
  row: { id: column.text, orderCount: column.integer, shareCount: column.integer },
  sql: (listIds: readonly string[], now: Date, within: SQL | undefined) => sql`
    select l.id,
      (select count(distinct o.id)::int from sub_orders s join orders o on o.id = s.order_id
        where s.list_id = l.id and o.status <> 'CANCELLED' ${ofCustomers(within)}) as "orderCount",
      (select count(*)::int from list_shares h where h.list_id = l.id and h.revoked_at is null
        and (h.expires_at is null or h.expires_at > ${now.toISOString()}::timestamptz)) as "shareCount"
    from lists l where l.id = any(${textArray(listIds)})`,
  example: (make) => make(['l1'], new Date(0), sql`b.salesperson_id = 's1'`),
});

/** Figures of several lists as staff see them; what came of a list within the range of the roles held (D-52). */
export async function houseFigures(
  { db, catalogue, staff, now }: Pick<Context, 'db' | 'catalogue' | 'staff' | 'now'>,
  listIds: readonly string[],
): Promise<(id: string) => HouseFigures> {
  const goods = await figuresOfGoods(catalogue, listIds);
  const rows = await readCounts(db, listIds, now, withinScope(staff, sql`b.salesperson_id`));
  const counts = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const { orderCount = 0, shareCount = 0 } = counts.get(id) ?? {};
    return { ...figuresIn(goods, id), orderCount, shareCount };
  };
}

/** Figures that lists of the house are sorted by. */
export const SORT_FIGURES = ['productCount', 'stockQty', 'stockValueCents', 'orderCount'] as const;

const readOrderCounts = statement({
  name: 'lists.orderCounts',
  row: { id: column.text, orderCount: column.integer },
  sql: (listIds: readonly string[], within: SQL | undefined) => sql`
    select s.list_id as id, count(distinct o.id)::int as "orderCount" from sub_orders s join orders o on o.id = s.order_id
    where s.list_id = any(${textArray(listIds)}) and o.status <> 'CANCELLED' ${ofCustomers(within)} group by s.list_id`,
  example: (make) => make(['l1'], sql`b.salesperson_id = 's1'`),
});

/** One figure of many lists, to sort them by: orders are read only where it is their number, once for all lists. */
export async function houseFigure(
  { db, catalogue, staff }: Pick<Context, 'db' | 'catalogue' | 'staff'>,
  listIds: readonly string[],
  figure: (typeof SORT_FIGURES)[number],
): Promise<(id: string) => number> {
  if (figure !== 'orderCount') {
    const goods = await figuresOfGoods(catalogue, listIds);
    return (id) => figuresIn(goods, id)[figure];
  }
  const rows = await readOrderCounts(db, listIds, withinScope(staff, sql`b.salesperson_id`));
  const counts = new Map(rows.map(({ id, orderCount }) => [id, orderCount]));
  return (id) => counts.get(id) ?? 0;
}

const readAsked = statement({
  name: 'lists.asked',
  row: { id: column.text, place: column.integer, askedQty: column.integer },
  sql: (listId: string, productIds: readonly string[], within: SQL | undefined) => sql`
    select i.product_id as id, i.place::int as place,
      coalesce((select sum(ol.asked_qty) from order_lines ol join sub_orders s on s.id = ol.sub_order_id
        join orders o on o.id = s.order_id
        where ol.product_id = i.product_id and s.list_id = ${listId} and o.status <> 'CANCELLED'
        ${ofCustomers(within)}), 0)::int as "askedQty"
    from (select product_id, row_number() over (order by position, product_id) as place
      from list_items where list_id = ${listId}) i
    where i.product_id = any(${textArray(productIds)})`,
  example: (make) => make('l1', ['p1'], sql`b.salesperson_id = 's1'`),
});

/** Where goods stand on a list, and how many pieces customers within the range asked for from it. */
export async function askedOn(
  { db, staff }: Pick<Context, 'db' | 'staff'>,
  listId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, { place: number; askedQty: number }>> {
  const rows = await readAsked(db, listId, productIds, withinScope(staff, sql`b.salesperson_id`));
  return new Map(rows.map((row) => [row.id, row]));
}
