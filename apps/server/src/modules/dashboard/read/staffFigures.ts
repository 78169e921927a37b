import { HOUSE_TIME_ZONE } from '@selvedge/domain/constants';
import { DAY_MS } from '@selvedge/domain/constants';
import type { components } from '@selvedge/api-spec/types';
import { allocateCents } from '@selvedge/domain/money/money';
import { addDays } from '@selvedge/domain/time/zones';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { orders } from '../../../db/schema/orders';
import type { Language } from '../../../http/messages';
import { placeOf } from './places';
import { within } from './spans';

type Overview = components['schemas']['DashboardOverview'];
type Slice = components['schemas']['DashboardSlice'];
type Funnel = components['schemas']['DashboardFunnel'];

/** Days of a period, both included. */
export interface Days {
  from: string;
  to: string;
}

/** What of the house the caller sees: a condition on `orders`, and whether amounts are shown. */
export interface Seen {
  scope: SQL;
  priced: boolean;
}

const LIVE = sql`${orders.status} <> 'CANCELLED'`;
const WHOLE = 10_000;

/** The period before, as long as this one. */
function before({ from, to }: Days): Days {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

interface PeriodSums extends Record<string, unknown> {
  orders: number;
  valueCents: number;
  customers: number;
  earlier: number;
  inProgress: number;
  toShip: number;
}

interface WaitingSums extends Record<string, unknown> {
  toConfirm: number;
  overdue: number;
  toVerify: number;
  oldest: string | null;
  lockedQty: number;
  cut: number;
  confirmed: number;
}

/** Figures at the head of the back office (X-A152). What waits is as of now, the rest of the period. */
export async function overviewOf(db: Queryable, seen: Seen, days: Days, today: string): Promise<Overview> {
  const { scope, priced } = seen;
  const period = within(days);
  const { rows: sums } = await db.execute<PeriodSums>(sql`
    select count(*) filter (where ${period})::int as orders,
      coalesce(sum(${orders.confirmedValueCents}) filter (where ${LIVE} and ${period}), 0)::bigint as "valueCents",
      count(distinct ${orders.buyerId}) filter (where ${period})::int as customers,
      coalesce(sum(${orders.confirmedValueCents}) filter (where ${LIVE} and ${within(before(days))}), 0)::bigint as earlier,
      count(*) filter (where ${orders.status} = 'IN_PROGRESS')::int as "inProgress",
      count(*) filter (where ${orders.flow} = 'AWAITING_SHIPPING')::int as "toShip"
    from ${orders} where ${scope}`);
  const { rows: waits } = await db.execute<WaitingSums>(sql`
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
    join ${orders} on ${orders.id} = s.order_id where ${period} and ${scope}`);
  const [own] = sums;
  const [wait] = waits;
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
    oldestProofAt: wait?.oldest ? new Date(wait.oldest).toISOString() : null,
    toShip: own?.toShip ?? 0,
    overdue: wait?.overdue ?? 0,
    lockedQty: wait?.lockedQty ?? 0,
    shortageBp: confirmed === 0 ? 0 : Math.min(WHOLE, Math.round(((wait?.cut ?? 0) * WHOLE) / confirmed)),
  };
}

interface FunnelSums extends Record<string, unknown> {
  inquiries: number;
  confirmed: number;
  paid: number;
  shipped: number;
  received: number;
  confirmMinutes: number | null;
  payMinutes: number | null;
  shipMinutes: number | null;
}

/**
 * How far the inquiries of a period came (X-A154). Each step counts orders that took all steps before it too; visits
 * and carts are not kept over time, so the funnel begins with the inquiries.
 */
export async function funnelOf(db: Queryable, { scope }: Seen, days: Days): Promise<Funnel> {
  const minutes = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) =>
    sql`round(percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 60)
      filter (where ${to} >= ${from}))::int`;
  const confirmed = sql`${orders.confirmedAt} is not null`;
  const paid = sql`${confirmed} and ${orders.paymentStatus} = 'PAID'`;
  const shipped = sql`${paid} and ${orders.status} in ('SHIPPED', 'COMPLETED')`;
  const { rows } = await db.execute<FunnelSums>(sql`
    select count(*)::int as inquiries, count(*) filter (where ${confirmed})::int as confirmed,
      count(*) filter (where ${paid})::int as paid, count(*) filter (where ${shipped})::int as shipped,
      count(*) filter (where ${shipped} and ${orders.status} = 'COMPLETED')::int as received,
      ${minutes(sql`${orders.createdAt}`, sql`${orders.confirmedAt}`)} as "confirmMinutes",
      ${minutes(sql`${orders.confirmedAt}`, sql`${orders.paidAt}`)} as "payMinutes",
      ${minutes(sql`${orders.paidAt}`, sql`${orders.shippedAt}`)} as "shipMinutes"
    from ${orders} where ${within(days)} and ${scope}`);
  const [sums] = rows;
  return {
    steps: [
      { step: 'INQUIRIES', count: sums?.inquiries ?? 0 },
      { step: 'CONFIRMED', count: sums?.confirmed ?? 0 },
      { step: 'PAID', count: sums?.paid ?? 0 },
      { step: 'SHIPPED', count: sums?.shipped ?? 0 },
      { step: 'RECEIVED', count: sums?.received ?? 0 },
    ],
    confirmMinutes: sums?.confirmMinutes ?? null,
    payMinutes: sums?.payMinutes ?? null,
    shipMinutes: sums?.shipMinutes ?? null,
  };
}

const LARGEST_SLICES = 6;
const OTHER = { 'zh-CN': '其他', en: 'Other' } as const;

/** Confirmed pieces of a period by brand, category or identity (X-A155); small slices are gathered. */
export async function pieOf(
  db: Queryable,
  { scope, priced }: Seen,
  by: 'brand' | 'category' | 'identity',
  days: Days,
  language: Language,
): Promise<Slice[]> {
  const english = language === 'en';
  const group = {
    brand: { join: sql`join brands x on x.id = p.brand_id`, key: sql`x.id`, label: sql`x.name` },
    category: {
      join: sql`join categories x on x.id = p.category_id`,
      key: sql`x.id`,
      label: english ? sql`x.name_en` : sql`x.name`,
    },
    identity: {
      join: sql`join buyers u on u.id = ${orders.buyerId} left join dict_items x on x.code = 'identity_type' and x.value = u.identity_type`,
      key: sql`u.identity_type`,
      label: english ? sql`coalesce(x.label_en, u.identity_type)` : sql`coalesce(x.label, u.identity_type)`,
    },
  }[by];
  const { rows } = await db.execute<{ key: string; label: string; qty: number; valueCents: number }>(sql`
    select ${group.key} as key, ${group.label} as label, sum(l.confirmed_qty)::int as qty,
      sum(l.confirmed_qty * l.price_cents - least(l.discount_cents, l.confirmed_qty * l.price_cents))::bigint as "valueCents"
    from ${orders} join sub_orders s on s.order_id = ${orders.id} and not s.cancelled
    join order_lines l on l.sub_order_id = s.id join products p on p.id = l.product_id ${group.join}
    where ${LIVE} and ${within(days)} and ${scope} and l.confirmed_qty > 0 group by 1, 2 order by 3 desc, 1`);
  const large = rows.slice(0, LARGEST_SLICES);
  const small = rows.slice(LARGEST_SLICES);
  const gathered = {
    key: 'other',
    label: OTHER[language],
    qty: small.reduce((sum, { qty }) => sum + qty, 0),
    valueCents: small.reduce((sum, { valueCents }) => sum + valueCents, 0),
  };
  const slices = small.length > 0 ? [...large, gathered] : large;
  if (slices.length === 0) return [];
  const shares = allocateCents(
    WHOLE,
    slices.map(({ qty }) => qty),
  );
  return slices.map((slice, index) => ({
    ...slice,
    valueCents: priced ? slice.valueCents : 0,
    shareBp: shares[index] ?? 0,
  }));
}

/** Parcels of a period per country or province, most first (X-A157). */
export async function addressesOf(
  db: Queryable,
  { scope }: Seen,
  by: 'country' | 'province',
  days: Days,
  language: Language,
) {
  const address = orders.address;
  const area = sql`${address} ->> 'areaType'`;
  const place =
    by === 'country'
      ? sql`case ${area} when 'MAINLAND' then 'CN' when 'HK_MACAO_TW' then coalesce(nullif(${address} ->> 'province', ''), 'HK')
          else coalesce(nullif(${address} ->> 'country', ''), '-') end`
      : sql`case ${area} when 'OVERSEAS' then coalesce(nullif(${address} ->> 'city', ''), ${address} ->> 'country', '-')
          else coalesce(nullif(${address} ->> 'province', ''), '-') end`;
  const { rows } = await db.execute<{ place: string; count: number }>(sql`
    select ${place} as place, sum(h.packing_qty)::int as count from shipments h join ${orders} on ${orders.id} = h.order_id
    where ${scope} and h.voided_at is null and (h.shipped_at at time zone ${HOUSE_TIME_ZONE})::date between ${days.from}::date and ${days.to}::date
    group by 1 order by 2 desc, 1`);
  const merged = new Map<string, ReturnType<typeof placeOf> & { count: number }>();
  for (const { place: word, count } of rows) {
    const found = placeOf(word, language);
    merged.set(found.code, { ...found, count: count + (merged.get(found.code)?.count ?? 0) });
  }
  return [...merged.values()].sort((a, b) => b.count - a.count);
}
