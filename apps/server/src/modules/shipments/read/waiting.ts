import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { dateInZone } from '@selvedge/domain/time/zones';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column, typeOf, typesOf } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { joined, orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import { buyers } from '../../../db/schema/accounts';
import { suppliers } from '../../../db/schema/products';
import { orders, subOrders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { ordersInScope } from '../../orders/read/access';
import { viewerOf } from '../../orders/read/viewer';

const SORTS = {
  shipEstimate: sql`"shipEstimate"`,
  orderNo: sql`"subNo"`,
  warehouseId: sql`"warehouseId"`,
  openQty: sql`"openQty"`,
};

/** Filter and sorting of the page of sub-orders that wait for shipping. */
export interface WaitingFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
  warehouseId?: string;
  late?: boolean;
}

/** Condition that a sub-order may be shipped: all confirmed, and paid or covered by the credit limit. */
const MAY_LEAVE = sql`${orders.status} = 'IN_PROGRESS' and not s.cancelled and s.shipping in ('NONE', 'PARTIAL')
  and (${orders.flow} = 'AWAITING_SHIPPING' or ${orders.flow} = 'TO_BE_PAID' and ${orders.onAccount})`;

const waiting = (where: SQL | undefined): SQL => sql`
  from ${orders} join sub_orders s on s.order_id = ${orders.id} join buyers b on b.id = ${orders.buyerId}
  join suppliers u on u.id = s.supplier_id
  cross join lateral (select sum(l.confirmed_qty - l.closed_qty - l.shipped_qty)::int as open, sum(l.shipped_qty)::int as sent,
    (count(*) filter (where l.confirmed_qty - l.closed_qty - l.shipped_qty > 0))::int as sizes
    from order_lines l where l.sub_order_id = s.id) q
  where ${and(MAY_LEAVE, sql`q.open > 0`, where)}`;

const readWaiting = statement({
  name: 'shipments.waiting',
  row: {
    ...typesOf(subOrders, ['id', 'subNo', 'warehouseId', 'shipEstimate']),
    orderId: typeOf(orders.id),
    orderNo: typeOf(orders.orderNo),
    customerId: typeOf(buyers.id),
    companyName: typeOf(buyers.companyName),
    supplierName: typeOf(suppliers.name),
    openQty: column.integer,
    sizes: column.integer,
    sentQty: column.integer,
  },
  sql: (where: SQL | undefined, order: SQL, limit: number, offset: number) => sql`
    select s.id, s.sub_no as "subNo", ${orders.id} as "orderId", ${orders.orderNo} as "orderNo", b.id as "customerId",
      b.company_name as "companyName", s.warehouse_id as "warehouseId", u.name as "supplierName",
      s.ship_estimate as "shipEstimate", q.open as "openQty", q.sizes, q.sent as "sentQty"
    ${waiting(where)} order by ${order} limit ${limit} offset ${offset}`,
  example: (make) => make(sql`true`, SORTS.shipEstimate, 20, 0),
});

const countWaiting = statement({
  name: 'shipments.waitingCount',
  row: { total: column.integer },
  sql: (where: SQL | undefined) => sql`select count(*)::int as total ${waiting(where)}`,
  example: (make) => make(sql`true`),
});

/** Returns today's date in the business time zone. */
export const todayOf = ({ now }: Pick<Context, 'now'>): string =>
  dateInZone(now.getTime(), BUSINESS_TIME_ZONE);

/** Returns one waiting sub-order, or undefined when none of its pieces can be shipped. */
export async function waitingSub(ctx: Context, id: string) {
  const [row] = await readWaiting(ctx.db, sql`s.id = ${id}`, SORTS.shipEstimate, 1, 0);
  return row;
}

/** Returns one page of the sub-orders with pieces that can be shipped now, the earliest due first. */
export async function waitingPage(ctx: Context, filter: WaitingFilter) {
  const { pageNum, pageSize, warehouseId, late } = filter;
  const today = todayOf(ctx);
  const { contact } = viewerOf(ctx);
  const where = and(
    ordersInScope(ctx.staff),
    anyFolded(
      filter.keywords,
      orders.orderNo,
      sql`b.company_name`,
      sql`b.nickname`,
      contact ? orders.consignee : undefined,
    ),
    warehouseId === undefined ? undefined : sql`s.warehouse_id = ${warehouseId}`,
    late === undefined ? undefined : sql`(s.ship_estimate < ${today}::date) = ${late}`,
  );
  const { limit, offset } = rowsOf(filter);
  const order = orderTerms(filter, {
    columns: SORTS,
    usual: { field: 'shipEstimate' },
    ties: [SORTS.orderNo],
  });
  const rows = await readWaiting(ctx.db, where, joined(order), limit, offset);
  const [counted] = await countWaiting(ctx.db, where);
  const mayShip = ctx.can('biz:shipment:add');
  const list = rows.map((row) => ({ ...row, late: row.shipEstimate < today, mayShip }));
  return { list, total: counted?.total ?? 0, pageNum, pageSize };
}
