import type { components } from '@selvedge/api-spec/types';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { dateInZone } from '@selvedge/domain/time/zones';
import { type SQL, sql } from 'drizzle-orm';
import { column, orNull, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { suppliers } from '../../../db/schema/products';
import { orders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import { type Days, daysUntil, periodBefore, within } from './spans';

type SupplierScore = components['schemas']['SupplierScore'];
type Axes = SupplierScore['axes'];

/** Hours until the acknowledgement up to which the response has full points, and those from which it has none. */
const QUICK_HOURS = 6;
const SLOW_HOURS = 96;
/** Points lost per defective piece in a hundred. */
const POINTS_PER_DEFECT = 8;
/** Prices of order lines as a share of the retail price: up to the first one the price has full points, from the second one it has none. */
const CHEAP = 0.25;
const DEAR = 0.55;

const readScores = statement({
  name: 'dashboard.supplierScores',
  row: {
    supplierId: typeOf(suppliers.id),
    name: typeOf(suppliers.name),
    recent: column.boolean,
    asked: column.float,
    confirmed: column.float,
    defects: orNull(column.float),
    shipped: orNull(column.float),
    received: orNull(column.float),
    onTime: orNull(column.float),
    hours: orNull(column.float),
    priceShare: orNull(column.float),
  },
  sql: (scope: SQL, days: Days) => sql`
    select u.id as "supplierId", u.name, ${within(days)} as recent,
      sum(l.asked)::float as asked, sum(l.confirmed)::float as confirmed, sum(l.defects)::float as defects,
      sum(l.shipped) filter (where s.shipping = 'RECEIVED')::float as shipped,
      sum(l.received) filter (where s.shipping = 'RECEIVED')::float as received,
      avg(case when h.shipped_at is null then null when (h.shipped_at at time zone ${BUSINESS_TIME_ZONE})::date <= s.ship_estimate then 1.0 else 0.0 end)::float as "onTime",
      avg(extract(epoch from coalesce(s.acknowledged_at, s.platform_confirmed_at) - s.created_at) / 3600)::float as hours,
      avg(l.share)::float as "priceShare"
    from sub_orders s join ${orders} on ${orders.id} = s.order_id and ${scope} join suppliers u on u.id = s.supplier_id
    join lateral (
      select sum(o.asked_qty) as asked, sum(o.confirmed_qty) as confirmed, sum(o.shipped_qty) as shipped,
        sum(o.received_qty) as received,
        sum(o.asked_qty - o.confirmed_qty + o.closed_qty) filter (where o.shortage_reason = 'DEFECT') as defects,
        avg(o.price_cents::float / nullif(p.retail_price_cents, 0)) as share
      from order_lines o join products p on p.id = o.product_id where o.sub_order_id = s.id) l on true
    left join lateral (select min(shipped_at) as shipped_at from shipments where sub_order_id = s.id and voided_at is null) h on true
    where not s.cancelled and s.platform_confirmed_at is not null
      and ${within({ from: periodBefore(days).from, to: days.to })}
    group by 1, 2, 3`,
  example: (make) => make(sql`true`, { from: '2026-01-01', to: '2026-01-31' }),
});

const RATED_DAYS = 90;

/** Returns the days whose orders rate a supplier when no period is chosen. */
export const ratedDays = (today: string): Days => daysUntil(today, RATED_DAYS);

const clamp = (points: number): number => Math.max(0, Math.min(100, Math.round(points)));
const between = (value: number, best: number, worst: number): number =>
  clamp(((worst - value) / (worst - best)) * 100);

function axesOf(raw: Raw): Axes {
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  return {
    fillRate: clamp(share(raw.confirmed, raw.asked) * 100),
    onTime: clamp((raw.onTime ?? 1) * 100),
    defects: clamp(100 - share(raw.defects, Math.max(raw.confirmed, 1)) * 100 * POINTS_PER_DEFECT),
    price: between(raw.priceShare ?? (CHEAP + DEAR) / 2, CHEAP, DEAR),
    response: between(raw.hours ?? (QUICK_HOURS + SLOW_HOURS) / 2, QUICK_HOURS, SLOW_HOURS),
    accuracy: clamp(share(raw.received, raw.shipped) * 100),
  };
}

const AXES = ['fillRate', 'onTime', 'defects', 'price', 'response', 'accuracy'] as const;

function meanOf(all: readonly Axes[]): Axes {
  const mean = (axis: (typeof AXES)[number]) =>
    clamp(all.reduce((sum, axes) => sum + axes[axis], 0) / Math.max(all.length, 1));
  return {
    fillRate: mean('fillRate'),
    onTime: mean('onTime'),
    defects: mean('defects'),
    price: mean('price'),
    response: mean('response'),
    accuracy: mean('accuracy'),
  };
}

const scoreOf = (axes: Axes): number => clamp(AXES.reduce((sum, axis) => sum + axes[axis], 0) / AXES.length);

/** Returns the raw figures of all suppliers with sub-orders, for the orders of a period and of the period of the same length before it. */
async function rawScores(db: Queryable, scope: SQL, days: Days) {
  return (await readScores(db, scope, days)).map((row) => ({
    ...row,
    shipped: row.shipped ?? 0,
    received: row.received ?? 0,
    defects: row.defects ?? 0,
  }));
}

type Raw = Awaited<ReturnType<typeof rawScores>>[number];

/** Returns the score of each supplier with sub-orders in the rating period, over all orders. */
export async function supplierRatings(db: Queryable, now: Date): Promise<Map<string, number>> {
  const days = ratedDays(dateInZone(now.getTime(), BUSINESS_TIME_ZONE));
  const recent = (await rawScores(db, sql`true`, days)).filter((row) => row.recent);
  return new Map(recent.map((row) => [row.supplierId, scoreOf(axesOf(row))]));
}

/**
 * Returns the scores of suppliers on six axes: first the mean of all, then the requested suppliers, or the best one without a request. A
 * supplier without sub-orders in the period has no row, and without any sub-orders there is no mean; `scope` is the condition for the
 * orders that the caller sees.
 */
export async function supplierScores(
  db: Queryable,
  scope: SQL,
  asked: readonly string[],
  days: Days,
  language: Language,
): Promise<SupplierScore[]> {
  const raw = await rawScores(db, scope, days);
  const recent = raw.filter((row) => row.recent);
  if (recent.length === 0) return [];
  const axes = new Map(recent.map((row) => [row.supplierId, axesOf(row)]));
  const earlier = new Map(raw.filter((row) => !row.recent).map((row) => [row.supplierId, axesOf(row)]));
  const change = (after: Axes, before: Axes | undefined): number =>
    before === undefined ? 0 : scoreOf(after) - scoreOf(before);
  const mean = meanOf([...axes.values()]);
  const scored = recent
    .map(({ supplierId, name }) => {
      const own = axes.get(supplierId) ?? mean;
      return {
        supplierId,
        name,
        score: scoreOf(own),
        change: change(own, earlier.get(supplierId)),
        axes: own,
      };
    })
    .sort((a, b) => b.score - a.score);
  const chosen =
    asked.length > 0 ? scored.filter(({ supplierId }) => asked.includes(supplierId)) : scored.slice(0, 1);
  const before = earlier.size > 0 ? meanOf([...earlier.values()]) : undefined;
  return [
    {
      supplierId: null,
      name: translate(language, 'dashboard.allSuppliers'),
      score: scoreOf(mean),
      change: change(mean, before),
      axes: mean,
    },
    ...chosen,
  ];
}
