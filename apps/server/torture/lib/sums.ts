import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/pool';

/** Invariants of the whole database, each as a query for the rows that violate it. */
const LAWS = [
  sql`select o.id, 'pieces asked for' as law from orders o join order_lines l on l.order_id = o.id
    group by o.id having o.asked_qty <> sum(l.asked_qty)`,
  sql`select o.id, 'goods of an order nobody has touched yet' as law from orders o
    join order_lines l on l.order_id = o.id where o.version = 1
    group by o.id having o.goods_cents <> sum(l.price_cents * l.asked_qty)`,
  sql`select o.id, 'a record per version' as law from orders o left join (
      select coalesce(s.order_id, r.entity_id) as id, count(*) as made from operation_records r
      left join sub_orders s on r.entity = 'subOrder' and s.id = r.entity_id
      where r.entity in ('order', 'subOrder') group by 1) r on r.id = o.id
    where o.version <> coalesce(r.made, 0)`,
  sql`select s.id, 'a sub-order of no lines' as law from sub_orders s
    where not exists (select 1 from order_lines l where l.sub_order_id = s.id)`,
  sql`select order_no as id, 'a number twice' as law from orders group by order_no having count(*) > 1`,
  sql`select t.id, 'credit of a team is not the sum of its statement' as law from teams t
    left join credit_entries e on e.team_id = t.id
    group by t.id having t.credit_balance_cents <> coalesce(sum(e.amount_cents), 0)`,
  sql`select o.id, 'paid is more than was accepted, or than is due' as law from orders o
    left join payments p on p.order_id = o.id and p.status = 'PAID'
    group by o.id having o.paid_cents > coalesce(sum(p.amount_cents), 0) or o.paid_cents > o.payable_cents`,
  sql`select o.id, 'given back is not what was accepted and is neither paid nor owed for closed pieces' as law from orders o
    cross join lateral (select coalesce(sum(p.amount_cents), 0) as accepted from payments p
      where p.order_id = o.id and p.status = 'PAID') p
    cross join lateral (select coalesce(sum(s.shortage_diff_cents), 0) as closed from sub_orders s where s.order_id = o.id) s
    cross join lateral (select coalesce(sum(e.amount_cents), 0) as given from credit_entries e
      where e.order_id = o.id and e.type in ('SHORTAGE', 'CANCELLATION')) e
    where (o.team_id is not null and e.given <> p.accepted - o.paid_cents + s.closed) or s.closed > o.paid_cents`,
  sql`select o.id, 'a cancelled order keeps money' as law from orders o where o.status = 'CANCELLED'
    and o.paid_cents <> (select coalesce(sum(s.shortage_diff_cents), 0) from sub_orders s where s.order_id = o.id)`,
  sql`select o.id, 'what is to be paid is not the sum of what is shown' as law from orders o
    where o.payable_cents <> o.goods_cents - o.discount_cents + o.surcharge_cents
      + coalesce(o.freight_cents, 0) - coalesce(o.credit_cents, 0)`,
  sql`select o.id, 'refunds and grants of claims are above what is on record for them' as law from orders o
    where (select coalesce(sum(r.amount_cents), 0) from refunds r where r.order_id = o.id)
      > (select coalesce(sum(p.amount_cents), 0) from payments p where p.order_id = o.id and p.status = 'PAID') - o.paid_cents
      + (select coalesce(sum(s.shortage_diff_cents), 0) from sub_orders s where s.order_id = o.id)
      + (select coalesce(sum(c.settled_cents), 0) from receipt_claims c where c.order_id = o.id)
    or exists (select 1 from receipt_claims c where c.order_id = o.id and c.settled_cents > c.amount_cents)`,
  sql`select b.id, 'orders and payments of a customer are not counted right' as law from buyers b
    left join customer_figures f on f.buyer_id = b.id
    cross join lateral (select count(*) as made, coalesce(sum(o.paid_cents), 0) as paid from orders o where o.buyer_id = b.id) anew
    where (coalesce(f.order_count, 0), coalesce(f.spent_cents, 0)) <> (anew.made, anew.paid)`,
  sql`select t.id, 'what a team bought is not summed right' as law from teams t
    left join team_figures f on f.team_id = t.id
    where coalesce(f.value_cents, 0) <> (select coalesce(sum(o.confirmed_value_cents), 0) from orders o
      where o.team_id = t.id and o.status <> 'CANCELLED')`,
  sql`select coalesce(f.list_id, anew.list_id) as id, 'orders of a list are not counted right' as law from list_figures f
    full join (select s.list_id, o.buyer_id, count(distinct o.id) as made from sub_orders s join orders o on o.id = s.order_id
      where o.status <> 'CANCELLED' group by s.list_id, o.buyer_id) anew on (anew.list_id, anew.buyer_id) = (f.list_id, f.buyer_id)
    where coalesce(f.order_count, 0) <> coalesce(anew.made, 0)`,
  sql`select l.id, 'a confirmed line does not name the team of its order' as law from order_lines l
    join orders o on o.id = l.order_id where l.confirmed_qty > 0 and l.team_id is distinct from o.team_id`,
  sql`select sku_id as id, 'pieces below zero or above what is there' as law from stock
    where locked < 0 or on_hand < 0 or locked > on_hand`,
  sql`select s.sku_id as id, 'locks are not the open locks' as law from stock s
    left join stock_locks l on l.sku_id = s.sku_id
    group by s.sku_id having s.locked <> coalesce(sum(l.qty), 0)`,
  sql`select s.sku_id as id, 'pieces are not the sum of their movements' as law from stock s
    left join stock_movements m on m.sku_id = s.sku_id
    group by s.sku_id having (s.on_hand, s.locked, s.incoming)
      <> (coalesce(sum(m.on_hand), 0), coalesce(sum(m.locked), 0), coalesce(sum(m.incoming), 0))`,
];

/** Returns rows that violate an invariant; none when all is well. */
export async function wrongSums(db: Db): Promise<unknown[]> {
  const found = await Promise.all(LAWS.map((law) => db.execute(law)));
  return found.flatMap(({ rows }) => rows).slice(0, 20);
}
