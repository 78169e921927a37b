import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of the lines of confirmed sub-orders with pieces that are still to be shipped, as `need_lines`: how many each needs, how many of them
 * are bought (ordered from a supplier, or received for it) and how many of those are still to come. A line counts what was bought for it
 * and what had shipped before that, so pieces that shipped meanwhile are never bought again, and defective ones are (docs/decisions/0052).
 */
export const NEED_LINES: SQL = sql`
  bought as (
    select c.order_line_id, min(c.shipped_before) + sum(c.qty - c.defect_qty) as up_to,
      sum(c.qty - c.received_qty - c.defect_qty) as outstanding
    from purchase_covers c join purchase_order_lines pl on pl.id = c.purchase_order_line_id
      join purchase_orders po on po.id = pl.purchase_order_id
    where po.status <> 'CANCELLED' group by c.order_line_id),
  need_lines as (
    select l.id, l.sku_id, l.product_id, l.order_id, l.shipped_qty, s.id as sub_id, s.sub_no, s.ship_estimate, o.buyer_id,
      n.need, n.bought, least(n.bought, coalesce(b.outstanding, 0)) as on_order
    from order_lines l join sub_orders s on s.id = l.sub_order_id join orders o on o.id = l.order_id
      left join bought b on b.order_line_id = l.id
      cross join lateral (select l.confirmed_qty - l.closed_qty - l.shipped_qty as need) left_over
      cross join lateral (select left_over.need,
        least(left_over.need, greatest(0, coalesce(b.up_to, 0) - l.shipped_qty)) as bought) n
    where s.confirmation = 'CONFIRMED' and not s.cancelled and o.status in ('IN_PROGRESS', 'SHIPPED') and n.need > 0)`;
