import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../../contract/handlers';
import { column } from '../../../../db/columnTypes';
import { statement } from '../../../../db/statement';
import { textArray } from '../../../../db/textArray';
import { withinScope } from '../../../auth/access/dataScope';
import { figuresIn, figuresOfProducts, type ListFigures } from '../figures';

/** Figures of a list, with its orders and share links. */
export interface StaffFigures extends ListFigures {
  /** Orders with products of the list by customers within the data scope, without cancelled ones. */
  orderCount: number;
  /** Share links that are valid now. */
  shareCount: number;
}

const ofCustomers = (within: SQL | undefined): SQL =>
  within === undefined
    ? sql``
    : sql`and exists (select 1 from buyers b where b.id = o.buyer_id and ${within})`;

const readShareCounts = statement({
  name: 'lists.shareCounts',
  row: { id: column.text, count: column.integer },
  sql: (listIds: readonly string[], now: Date) => sql`
    select h.list_id as id, count(*)::int as count from list_shares h
    where h.list_id = any(${textArray(listIds)}) and h.revoked_at is null
      and (h.expires_at is null or h.expires_at > ${now.toISOString()}::timestamptz) group by h.list_id`,
  example: (make) => make(['l1'], new Date(0)),
});

const readOrderCounts = statement({
  name: 'lists.orderCounts',
  row: { id: column.text, count: column.integer },
  sql: (listIds: readonly string[], within: SQL | undefined) => sql`
    select f.list_id as id, sum(f.order_count)::int as count from list_figures f
    ${within === undefined ? sql`` : sql`join buyers b on b.id = f.buyer_id and ${within}`}
    where f.list_id = any(${textArray(listIds)}) group by f.list_id`,
  example: (make) => make(['l1'], sql`b.salesperson_id = 's1'`),
});

/** Returns a function for the count of a list, zero without a row. */
function countOf(rows: readonly { id: string; count: number }[]): (id: string) => number {
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return (id) => counts.get(id) ?? 0;
}

/** Returns figures of several lists as staff see them; orders only of customers within the data scope of the staff user's roles. */
export async function staffFigures(
  { db, searchIndex, staff, now }: Pick<Context, 'db' | 'searchIndex' | 'staff' | 'now'>,
  listIds: readonly string[],
): Promise<(id: string) => StaffFigures> {
  const products = await figuresOfProducts(searchIndex, listIds);
  const orderCount = countOf(await readOrderCounts(db, listIds, withinScope(staff, sql`b.salesperson_id`)));
  const shareCount = countOf(await readShareCounts(db, listIds, now));
  return (id) => ({ ...figuresIn(products, id), orderCount: orderCount(id), shareCount: shareCount(id) });
}

/** Figure by which staff can sort lists. */
type SortFigure = 'productCount' | 'stockQty' | 'stockValueCents' | 'orderCount';

/** Returns figures of many lists to sort them by; the number of orders, and what the search index knows, are read only when asked for. */
export async function sortFigures(
  { db, searchIndex, staff }: Pick<Context, 'db' | 'searchIndex' | 'staff'>,
  listIds: readonly string[],
  fields: readonly SortFigure[],
): Promise<(id: string) => Readonly<Record<SortFigure, number>>> {
  const isOfProducts = fields.some((field) => field !== 'orderCount');
  const products = await figuresOfProducts(searchIndex, isOfProducts ? listIds : []);
  const orderCount = fields.includes('orderCount')
    ? countOf(await readOrderCounts(db, listIds, withinScope(staff, sql`b.salesperson_id`)))
    : () => 0;
  return (id) => ({ ...figuresIn(products, id), orderCount: orderCount(id) });
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

/** Returns the positions of products on a list, and the pieces that customers within the data scope requested from it. */
export async function askedOn(
  { db, staff }: Pick<Context, 'db' | 'staff'>,
  listId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, { place: number; askedQty: number }>> {
  const rows = await readAsked(db, listId, productIds, withinScope(staff, sql`b.salesperson_id`));
  return new Map(rows.map((row) => [row.id, row]));
}
