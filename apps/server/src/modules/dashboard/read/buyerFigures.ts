import type { components } from '@selvedge/api-spec/types';
import { OFFERED_CONFIRMATIONS } from '@selvedge/domain/orders/orderStates';
import { and, type SQL, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { lists } from '../../../db/schema/lists';
import { orders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import type { Language } from '../../../http/messages';
import { localised } from '../../../messages/translate';
import type { BuyerSession } from '../../../contract/caller';
import { openAt } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';
import { visibleOrders } from '../../orders/read/access';
import { spanStart, spanStarts, type Span, within } from './spans';

type DataSummary = components['schemas']['DataSummary'];

const CLOSED_SECTION = sql`${orders.status} <> 'CANCELLED'`;
/** Days for which a list with a followed brand counts as new. */
const NEW_DAYS = 7;

const offered = sql`exists (select 1 from sub_orders s where s.order_id = ${orders.id} and not s.cancelled
    and s.confirmation = any(${textArray(OFFERED_CONFIRMATIONS)}))`;

const readOrderSums = statement({
  name: 'dashboard.orderSums',
  row: {
    toConfirm: column.integer,
    toPay: column.integer,
    toPayCents: column.bigint,
    awaitingShipping: column.integer,
    shipped: column.integer,
    spentCents: column.bigint,
  },
  sql: (visible: SQL, period: SQL) => sql`
    select count(*) filter (where ${orders.status} = 'IN_PROGRESS' and ${offered})::int as "toConfirm",
      count(*) filter (where ${orders.flow} = 'TO_BE_PAID')::int as "toPay",
      coalesce(sum(greatest(${orders.payableCents} - ${orders.paidCents}, 0)) filter (where ${orders.flow} = 'TO_BE_PAID'), 0)::bigint as "toPayCents",
      count(*) filter (where ${orders.flow} = 'AWAITING_SHIPPING')::int as "awaitingShipping",
      count(*) filter (where ${orders.status} = 'SHIPPED')::int as shipped,
      coalesce(sum(${orders.confirmedValueCents}) filter (where ${CLOSED_SECTION} and ${period}), 0)::bigint as "spentCents"
    from ${orders} where ${visible}`,
  example: (make) => make(sql`true`, within({ from: '2026-01-01' })),
});

const readOffers = statement({
  name: 'dashboard.offers',
  row: {
    openLists: column.integer,
    followedNew: column.integer,
    cartQty: column.integer,
    savedDrafts: column.integer,
    credit: column.bigint,
  },
  sql: ({ id, teamId }: Pick<BuyerSession, 'id' | 'teamId'>, now: Date) => {
    const followed = sql`exists (select 1 from list_items li join products p on p.id = li.product_id
    join brand_follows f on f.brand_id = p.brand_id and f.buyer_id = ${id} where li.list_id = ${lists.id})`;
    return sql`
    select count(*)::int as "openLists",
      count(*) filter (where ${lists.startAt} > ${now.toISOString()}::timestamptz - make_interval(days => ${NEW_DAYS}::int) and ${followed})::int as "followedNew",
      (select coalesce(sum(qty), 0)::int from cart_lines where buyer_id = ${id}) as "cartQty",
      (select count(*)::int from drafts where owner_id = ${id} or (shared and team_id = ${teamId})) as "savedDrafts",
      (select coalesce(max(credit_balance_cents), 0)::bigint from teams where id = ${teamId}) as credit
    from ${lists} where ${visibleTo({ id, teamId })} and ${openAt(now)}`;
  },
  example: (make) => make({ id: 'b1', teamId: 't1' }, new Date()),
});

/** Returns the tasks that wait for a buyer and a few figures, over the orders that the buyer may see. */
export async function buyerSummary(
  db: Queryable,
  buyer: BuyerSession,
  now: Date,
  days: { from?: string; to?: string },
): Promise<DataSummary> {
  const [sums] = await readOrderSums(db, visibleOrders(buyer) ?? sql`true`, within(days));
  const [rest] = await readOffers(db, buyer, now);
  return {
    toConfirm: sums?.toConfirm ?? 0,
    toPay: sums?.toPay ?? 0,
    toPayCents: sums?.toPayCents ?? 0,
    awaitingShipping: sums?.awaitingShipping ?? 0,
    shipped: sums?.shipped ?? 0,
    openLists: rest?.openLists ?? 0,
    followedNew: rest?.followedNew ?? 0,
    cartQty: rest?.cartQty ?? 0,
    spentCents: sums?.spentCents ?? 0,
    savedDrafts: rest?.savedDrafts ?? 0,
    creditBalanceCents: rest?.credit ?? 0,
  };
}

const readTrend = statement({
  name: 'dashboard.trend',
  row: { at: column.text, orders: column.integer, qty: column.integer, valueCents: column.bigint },
  sql: (where: SQL | undefined, by: Span, from: string, to: string) => sql`
    select ${spanStart(by)} as at, count(*)::int as orders, sum(${orders.confirmedQty})::int as qty,
      sum(${orders.confirmedValueCents})::bigint as "valueCents"
    from ${orders} where ${and(where, CLOSED_SECTION, within({ from, to }))} group by 1`,
  example: (make) => make(undefined, 'day', '2026-01-01', '2026-01-31'),
});

/** Sums of one span of a trend. */
export type TrendSum = Awaited<ReturnType<typeof readTrend>>[number];

/**
 * Returns the orders per day, week or month with their confirmed pieces and value; spans without orders are included with zeros. Refuses
 * with 40001 too many spans.
 */
export async function trendOf(
  db: Queryable,
  where: SQL | undefined,
  from: string,
  to: string,
  by: Span,
  most?: number,
): Promise<TrendSum[]> {
  const rows = await readTrend(db, where, by, from, to);
  const found = new Map(rows.map((row) => [row.at, row]));
  return spanStarts(from, to, by, most).map(
    (at) => found.get(at) ?? { at, orders: 0, qty: 0, valueCents: 0 },
  );
}

const MOST_TOP = 50;

const readTop = statement({
  name: 'dashboard.top',
  row: { id: column.text, name: column.text, qty: column.integer, valueCents: column.bigint },
  sql: (group: SQL, name: SQL, where: SQL | undefined) => sql`
    select x.id, ${name} as name, sum(l.confirmed_qty)::int as qty,
      sum(l.confirmed_qty * l.price_cents - least(l.discount_cents, l.confirmed_qty * l.price_cents))::bigint as "valueCents"
    from ${orders} join sub_orders s on s.order_id = ${orders.id} and not s.cancelled
    join order_lines l on l.sub_order_id = s.id join products p on p.id = l.product_id ${group}
    where ${and(where, CLOSED_SECTION)} and l.confirmed_qty > 0
    group by 1, 2 order by 4 desc, 1 limit ${MOST_TOP}`,
  example: (make) => make(sql`join brands x on x.id = p.brand_id`, sql`x.name`, undefined),
});

/** Returns the brands or categories with the highest confirmed value. */
export function topOf(
  db: Queryable,
  buyer: BuyerSession,
  by: 'brand' | 'category',
  days: { from: string; to: string },
  language: Language,
) {
  const group =
    by === 'brand' ? sql`join brands x on x.id = p.brand_id` : sql`join categories x on x.id = p.category_id`;
  const name = by === 'category' ? localised(language, sql`x.name`, sql`x.name_en`) : sql`x.name`;
  return readTop(db, group, name, and(visibleOrders(buyer), within(days)));
}
