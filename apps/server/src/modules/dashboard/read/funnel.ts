import type { components } from '@selvedge/api-spec/types';
import { type SQL, sql } from 'drizzle-orm';
import { column, orNull } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { orders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import type { Seen } from './seen';
import { type Days, within } from './spans';

type Funnel = components['schemas']['DashboardFunnel'];

const minutes = (from: SQL, to: SQL) =>
  sql`round(percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 60)
    filter (where ${to} >= ${from}))::int`;
const confirmed = sql`${orders.confirmedAt} is not null`;
const paid = sql`${confirmed} and ${orders.paymentStatus} = 'PAID'`;
const shipped = sql`${paid} and ${orders.status} in ('SHIPPED', 'COMPLETED')`;

const readFunnel = statement({
  name: 'dashboard.funnel',
  row: {
    inquiries: column.integer,
    confirmed: column.integer,
    paid: column.integer,
    shipped: column.integer,
    received: column.integer,
    confirmMinutes: orNull(column.integer),
    payMinutes: orNull(column.integer),
    shipMinutes: orNull(column.integer),
  },
  sql: (scope: SQL, period: SQL) => sql`
    select count(*)::int as inquiries, count(*) filter (where ${confirmed})::int as confirmed,
      count(*) filter (where ${paid})::int as paid, count(*) filter (where ${shipped})::int as shipped,
      count(*) filter (where ${shipped} and ${orders.status} = 'COMPLETED')::int as received,
      ${minutes(sql`${orders.createdAt}`, sql`${orders.confirmedAt}`)} as "confirmMinutes",
      ${minutes(sql`${orders.confirmedAt}`, sql`${orders.paidAt}`)} as "payMinutes",
      ${minutes(sql`${orders.paidAt}`, sql`${orders.shippedAt}`)} as "shipMinutes"
    from ${orders} where ${period} and ${scope}`,
  example: (make) => make(sql`true`, sql`true`),
});

/**
 * Returns the number of a period's inquiries that reached each stage. A stage counts orders that passed all stages before it too; visits
 * and carts are not stored over time, so the funnel begins with the inquiries.
 */
export async function funnelOf(db: Queryable, { scope }: Seen, days: Days): Promise<Funnel> {
  const [sums] = await readFunnel(db, scope, within(days));
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
