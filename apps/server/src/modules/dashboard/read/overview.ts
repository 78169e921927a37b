import type { components } from '@selvedge/api-spec/types';
import { type SQL, sql } from 'drizzle-orm';
import { column, orNull } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { orders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import type { Seen } from './seen';
import { type Days, NOT_CANCELLED, periodBefore, within } from './spans';

type Overview = components['schemas']['DashboardOverview'];

const WHOLE = 10_000;

/** Figures of a period; each part is a query of its own with an index of its own, so that orders of past years are not scanned. */
const readPeriod = statement({
  name: 'dashboard.period',
  row: {
    orders: column.integer,
    valueCents: column.bigint,
    customers: column.integer,
    earlier: column.bigint,
    inProgress: column.integer,
    toShip: column.integer,
  },
  sql: (scope: SQL, period: SQL, earlier: SQL) => sql`
    select own.*, before.*, under_way.* from
      (select count(*)::int as orders, count(distinct ${orders.buyerId})::int as customers,
        coalesce(sum(${orders.confirmedValueCents}) filter (where ${NOT_CANCELLED}), 0)::bigint as "valueCents"
        from ${orders} where ${period} and ${scope}) own,
      (select coalesce(sum(${orders.confirmedValueCents}), 0)::bigint as earlier
        from ${orders} where ${earlier} and ${NOT_CANCELLED} and ${scope}) before,
      (select count(*)::int as "inProgress", count(*) filter (where ${orders.flow} = 'AWAITING_SHIPPING')::int as "toShip"
        from ${orders} where ${orders.status} = 'IN_PROGRESS' and ${scope}) under_way`,
  example: (make) => make(sql`true`, sql`true`, sql`true`),
});

const readWaiting = statement({
  name: 'dashboard.waiting',
  row: {
    toConfirm: column.integer,
    overdue: column.integer,
    toVerify: column.integer,
    oldest: orNull(column.moment),
    lockedQty: column.integer,
    cut: column.integer,
    confirmed: column.integer,
  },
  sql: (scope: SQL, period: SQL, today: string) => sql`
    select
      (select count(*)::int from sub_orders s join ${orders} on ${orders.id} = s.order_id
        where s.confirmation = 'AWAITING_PLATFORM' and not s.cancelled and ${scope}) as "toConfirm",
      (select count(*)::int from sub_orders s join ${orders} on ${orders.id} = s.order_id where not s.cancelled and ${scope}
        and ${orders.status} = 'IN_PROGRESS' and s.shipping in ('NONE', 'PARTIAL') and s.ship_estimate < ${today}::date) as overdue,
      (select count(*)::int from payments p join ${orders} on ${orders.id} = p.order_id
        where p.status = 'PROOF_SUBMITTED' and ${scope}) as "toVerify",
      (select min(p.created_at) from payments p join ${orders} on ${orders.id} = p.order_id
        where p.status = 'PROOF_SUBMITTED' and ${scope}) as oldest,
      (select coalesce(sum(k.qty), 0)::int from stock_locks k join order_lines h on h.id = k.order_line_id
        join ${orders} on ${orders.id} = h.order_id where ${scope}) as "lockedQty",
      coalesce(sum(l.asked_qty - l.confirmed_qty + l.closed_qty), 0)::int as cut, coalesce(sum(l.confirmed_qty), 0)::int as confirmed
    from order_lines l join sub_orders s on s.id = l.sub_order_id and not s.cancelled and s.platform_confirmed_at is not null
    join ${orders} on ${orders.id} = s.order_id where ${period} and ${scope}`,
  example: (make) => make(sql`true`, sql`true`, '2026-01-31'),
});

/** Returns the figures at the top of the back-office dashboard. Open tasks are as of now, the rest is of the period. */
export async function overviewOf(db: Queryable, seen: Seen, days: Days, today: string): Promise<Overview> {
  const { scope, priced } = seen;
  const [own] = await readPeriod(db, scope, within(days), within(periodBefore(days)));
  const [wait] = await readWaiting(db, scope, within(days), today);
  const value = own?.valueCents ?? 0;
  const earlier = own?.earlier ?? 0;
  const confirmed = wait?.confirmed ?? 0;
  return {
    orders: own?.orders ?? 0,
    ordersInProgress: own?.inProgress ?? 0,
    valueCents: priced ? value : 0,
    valueChangeBp:
      earlier === 0 || !priced
        ? null
        : Math.min(1_000_000, Math.round(((value - earlier) * WHOLE) / earlier)),
    customers: own?.customers ?? 0,
    toConfirm: wait?.toConfirm ?? 0,
    toVerify: wait?.toVerify ?? 0,
    oldestProofAt: wait?.oldest?.toISOString() ?? null,
    toShip: own?.toShip ?? 0,
    overdue: wait?.overdue ?? 0,
    lockedQty: wait?.lockedQty ?? 0,
    shortageBp: confirmed === 0 ? 0 : Math.min(WHOLE, Math.round(((wait?.cut ?? 0) * WHOLE) / confirmed)),
  };
}
