import type { components } from '@selvedge/api-spec/types';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { addDays } from '@selvedge/domain/time/zones';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column, orNull, typeOf } from '../../../db/columnTypes';
import { buyers } from '../../../db/schema/accounts';
import { payments } from '../../../db/schema/payments';
import { orders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { ordersInScope } from '../../orders/read/access';
import { withoutPrices } from '../../../http/withoutPrices';
import { viewerOf } from '../../orders/read/viewer';

type Kind = components['schemas']['PaymentStatementLine']['kind'];

/** Maximum number of lines in one response; the export has all of them. */
const MOST_LINES = 500;

const onDay = (moment: SQL, day: string): SQL => {
  const start = (at: string) => sql`(${at}::date)::timestamp at time zone ${BUSINESS_TIME_ZONE}`;
  return sql`${moment} >= ${start(day)} and ${moment} < ${start(addDays(day, 1))}`;
};

/** SQL of the accepted payments and refunds of a day, as one table `m`. */
const moves = (day: string, scope: SQL): SQL => {
  const booked = sql`coalesce(p.verified_at, p.created_at)`;
  return sql`(select p.id, p.order_id, p.method, p.amount_cents, p.note, ${booked} as at,
      case p.method when 'CREDIT' then 'CREDIT' else 'RECEIVED' end as kind,
      coalesce((select w.nickname from staff w where w.id = coalesce(p.verified_by, p.uploaded_by)),
        (select w.nickname from buyers w where w.id = p.uploaded_by), '') as who
      from payments p join ${orders} on ${orders.id} = p.order_id where p.status = 'PAID' and ${onDay(booked, day)} and ${scope}
    union all select r.id, r.order_id, null, r.amount_cents, r.note, r.created_at, 'REFUNDED', r.operator_name
      from refunds r join ${orders} on ${orders.id} = r.order_id where ${onDay(sql`r.created_at`, day)} and ${scope}) m`;
};

const readLines = statement({
  name: 'payments.statement',
  row: {
    key: column.text,
    kind: column.text,
    at: column.moment,
    orderId: typeOf(orders.id),
    orderNo: typeOf(orders.orderNo),
    companyName: typeOf(buyers.companyName),
    method: orNull(typeOf(payments.method)),
    amountCents: typeOf(payments.amountCents),
    operatorName: column.text,
    note: orNull(column.text),
  },
  sql: (day: string, scope: SQL, limit: number) => sql`
    select m.id as key, m.kind, m.at, o.id as "orderId", o.order_no as "orderNo", b.company_name as "companyName", m.method,
      m.amount_cents as "amountCents", m.who as "operatorName", m.note
    from ${moves(day, scope)} join orders o on o.id = m.order_id join buyers b on b.id = o.buyer_id
    order by m.at, m.id limit ${limit}`,
  example: (make) => make('2026-01-31', sql`true`, 10),
});

const readSums = statement({
  name: 'payments.statementSums',
  row: {
    kind: column.text,
    method: orNull(typeOf(payments.method)),
    count: column.integer,
    amountCents: column.bigint,
  },
  sql: (day: string, scope: SQL) => sql`
    select m.kind, m.method, count(*)::int as count, sum(m.amount_cents)::bigint as "amountCents"
    from ${moves(day, scope)} group by 1, 2 order by 1, 2`,
  example: (make) => make('2026-01-31', sql`true`),
});

/** Returns the payments and refunds of one day in the business time zone, at most `most` lines, with sums over all of them. */
export async function statementOf(
  ctx: Pick<Context, 'db' | 'staff' | 'maybeBuyer' | 'maybeStaff' | 'language'>,
  day: string,
  most = MOST_LINES,
) {
  const scope = ordersInScope(ctx.staff) ?? sql`true`;
  const rows = await readLines(ctx.db, day, scope, most);
  const sums = await readSums(ctx.db, day, scope);
  const sumOf = (kind: Kind) =>
    sums.reduce((sum, one) => (one.kind === kind ? sum + one.amountCents : sum), 0);
  const receivedCents = sumOf('RECEIVED');
  const refundedCents = sumOf('REFUNDED');
  const answer = {
    day,
    lines: rows.map(({ kind, method, note, ...line }) => ({
      ...line,
      kind: kind as Kind,
      ...(method === null ? {} : { method }),
      ...(note === null ? {} : { note }),
    })),
    count: sums.reduce((sum, { count }) => sum + count, 0),
    byMethod: sums.flatMap(({ method, count, amountCents }) =>
      method === null ? [] : [{ method, count, amountCents }],
    ),
    receivedCents,
    creditCents: sumOf('CREDIT'),
    refundedCents,
    netCents: receivedCents - refundedCents,
  };
  return viewerOf(ctx).priced ? answer : withoutPrices(answer);
}
