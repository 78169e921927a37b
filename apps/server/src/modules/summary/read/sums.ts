import { and, type SQL, sql } from 'drizzle-orm';
import { column, orNull } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { type Days, NOT_CANCELLED, within } from '../../dashboard/read/spans';
import { keyOf } from './keys';

/** Orders that count, the grouping, and the periods of the summary. */
export interface Asked {
  divided: ReturnType<typeof keyOf>;
  scope: SQL | undefined;
  now: Days;
  before: Days | undefined;
  /** Keywords that the label of a row must contain. */
  words: string | undefined;
}

const PIECES = ['askedQty', 'confirmedQty', 'shippedQty', 'receivedQty', 'shortageQty'] as const;

const SUMS = {
  orders: column.integer,
  askedQty: column.integer,
  confirmedQty: column.integer,
  shippedQty: column.integer,
  receivedQty: column.integer,
  shortageQty: column.integer,
  valueCents: column.bigint,
  paidCents: column.bigint,
  costCents: column.bigint,
  beforeOrders: column.integer,
  beforeValueCents: column.bigint,
};

/**
 * Returns SQL of the sums per order and row, and of each row's share of the payment: it is cut at the running value of the order, so that
 * the shares of an order add up to its payment to the cent. An order without confirmed pieces is divided by the requested ones.
 */
function parts({ divided, scope, now, before, words }: Asked): SQL {
  const isNow = within(now);
  const isBefore = before === undefined ? sql`false` : within(before);
  return sql`counted as (
      select ${orders.id} as id, ${orders.buyerId} as buyer_id, ${orders.teamId} as team_id, ${orders.createdAt} as created_at,
        ${orders.paidCents} as paid, (${isNow}) as is_now, (${isBefore}) as is_before
      from ${orders} where ${and(sql`(${isNow} or ${isBefore})`, NOT_CANCELLED, scope)}),
    part as (
      select o.id, o.paid, o.is_now, o.is_before, ${divided.key} as key, sum(l.asked_qty) as "askedQty",
        sum(l.confirmed_qty) as "confirmedQty", sum(l.shipped_qty) as "shippedQty", sum(l.received_qty) as "receivedQty",
        sum(case when s.platform_confirmed_at is null then 0 else l.asked_qty - l.confirmed_qty end + l.closed_qty) as "shortageQty",
        sum(l.confirmed_qty * l.price_cents - least(l.discount_cents, l.confirmed_qty * l.price_cents)) as value,
        sum(l.confirmed_qty * p.cost_cents) as cost
      from counted o join sub_orders s on s.order_id = o.id and not s.cancelled
      join order_lines l on l.sub_order_id = s.id join products p on p.id = l.product_id
      group by o.id, o.paid, o.is_now, o.is_before, ${divided.key}),
    weighed as (
      select part.*, case when sum(value) over w > 0 then value else "askedQty" end as weight from part
      window w as (partition by id)),
    shared as (
      select weighed.*, round(paid * sum(weight) over upto / sum(weight) over whole)
        - round(paid * (sum(weight) over upto - weight) / sum(weight) over whole) as share
      from weighed window whole as (partition by id), upto as (partition by id order by key nulls last
        rows between unbounded preceding and current row)),
    g as (
      select key, count(*) filter (where is_now)::int as orders,
        ${sql.join(
          PIECES.map(
            (name) =>
              sql`coalesce(sum(${sql.identifier(name)}) filter (where is_now), 0)::int as ${sql.identifier(name)}`,
          ),
          sql`, `,
        )},
        coalesce(sum(value) filter (where is_now), 0)::bigint as "valueCents",
        coalesce(sum(share) filter (where is_now), 0)::bigint as "paidCents",
        coalesce(sum(cost) filter (where is_now), 0)::bigint as "costCents",
        count(*) filter (where is_before)::int as "beforeOrders",
        coalesce(sum(value) filter (where is_before), 0)::bigint as "beforeValueCents"
      from shared group by key),
    named as (select g.*, coalesce(${divided.label}, '') as label from g ${divided.join}),
    found as (select * from named where ${anyFolded(words, sql`label`) ?? sql`true`})`;
}

const EXAMPLE: Asked = {
  divided: keyOf('brand', 'zh-CN'),
  scope: sql`true`,
  now: { from: '2026-01-01', to: '2026-01-31' },
  before: { from: '2025-01-01', to: '2025-01-31' },
  words: 'a',
};

/** Rows of the summary in an order, at most `limit` of them. */
export const readSummary = statement({
  name: 'summary.rows',
  row: { key: orNull(column.text), label: column.text, ...SUMS },
  sql: (asked: Asked, order: SQL, { limit, offset }: { limit: number; offset: number }) => sql`
    with ${parts(asked)}
    select key, label, ${sql.join(
      Object.keys(SUMS).map((name) => sql.identifier(name)),
      sql`, `,
    )} from found order by ${order} limit ${limit} offset ${offset}`,
  example: (make) => make(EXAMPLE, sql`label`, { limit: 20, offset: 0 }),
});

/** Totals of the same figures over all rows, with each order counted once, and the number of rows. */
export const readTotals = statement({
  name: 'summary.totals',
  row: { rows: column.integer, ...SUMS },
  sql: (asked: Asked) => sql`
    with ${parts(asked)},
    seen as (select count(distinct id) filter (where is_now)::int as orders,
        count(distinct id) filter (where is_before)::int as before
      from part where exists (select 1 from found where found.key is not distinct from part.key))
    select count(*)::int as rows, (select orders from seen) as orders, (select before from seen) as "beforeOrders",
      ${sql.join(
        Object.entries(SUMS)
          .filter(([name]) => name !== 'orders' && name !== 'beforeOrders')
          .map(([name, { type }]) => {
            const sum = sql`coalesce(sum(${sql.identifier(name)}), 0)`;
            return sql`${sum}::${sql.raw(type)} as ${sql.identifier(name)}`;
          }),
        sql`, `,
      )} from found`,
  example: (make) => make(EXAMPLE),
});
