import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column, orNull } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { addresses, buyers, teams } from '../../../db/schema/accounts';
import { orders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { addressesOf } from '../../accounts/read/addresses';
import { withinScope } from '../../auth/access/dataScope';
import { seesContact, seesPrices } from '../../auth/access/fieldVisibility';
import { orderRows } from '../../orders/read/detail';
import { viewerOf } from '../../orders/read/viewer';
import { customerRow, findCustomer } from './rows';

type Detail = Outgoing<components['schemas']['CustomerDetail']>;

const LATEST = 10;
const MOST_ADDRESSES = 200;

const readFigures = statement({
  name: 'customers.figures',
  row: {
    total: column.integer,
    inProgress: column.integer,
    shipped: column.integer,
    completed: column.integer,
    cancelled: column.integer,
    toBeConfirmed: column.integer,
    toBePaid: column.integer,
    awaitingShipping: column.integer,
    payableCents: column.bigint,
    paidCents: column.bigint,
    onAccountCents: column.bigint,
    lastOrderAt: orNull(column.moment),
  },
  sql: (buyerId: string) => sql`
    select count(*)::int as total,
      count(*) filter (where status = 'IN_PROGRESS')::int as "inProgress",
      count(*) filter (where status = 'SHIPPED')::int as shipped,
      count(*) filter (where status = 'COMPLETED')::int as completed,
      count(*) filter (where status = 'CANCELLED')::int as cancelled,
      count(*) filter (where flow = 'TO_BE_CONFIRMED')::int as "toBeConfirmed",
      count(*) filter (where flow = 'TO_BE_PAID')::int as "toBePaid",
      count(*) filter (where flow = 'AWAITING_SHIPPING')::int as "awaitingShipping",
      coalesce(sum(payable_cents) filter (where status <> 'CANCELLED'), 0)::bigint as "payableCents",
      coalesce(sum(paid_cents) filter (where status <> 'CANCELLED'), 0)::bigint as "paidCents",
      coalesce(sum(greatest(payable_cents - paid_cents, 0)) filter (where on_account and status <> 'CANCELLED'), 0)::bigint
        as "onAccountCents",
      max(created_at) as "lastOrderAt"
    from orders where buyer_id = ${buyerId}`,
  example: (make) => make('b1'),
});

async function ordersOf(
  ctx: Context,
  db: Queryable,
  id: string,
): Promise<{ orders: Detail['orders']; onAccountCents: number }> {
  const [figures] = await readFigures(db, id);
  if (figures === undefined) throw new Error('a sum answers one row');
  const { onAccountCents, ...counts } = figures;
  const priced = seesPrices(ctx.staff);
  const newest = ctx.can('biz:order:query')
    ? await db
        .select()
        .from(orders)
        .where(eq(orders.buyerId, id))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(LATEST)
    : [];
  const latest = await orderRows(db, newest, viewerOf(ctx));
  const hidden = { payableCents: 0, paidCents: 0 };
  return { orders: { ...counts, ...(priced ? {} : hidden), latest }, onAccountCents };
}

async function balanceOf(db: Queryable, teamId: string | null): Promise<number | null> {
  if (teamId === null) return null;
  const [team] = await db.select({ cents: teams.creditBalanceCents }).from(teams).where(eq(teams.id, teamId));
  return team?.cents ?? null;
}

/** Returns the addresses of a customer, the default one first; none for viewers who may not see contact data. */
export async function customerAddresses({ staff }: Pick<Context, 'staff'>, db: Queryable, id: string) {
  if (!seesContact(staff)) return [];
  return db
    .select()
    .from(addresses)
    .where(addressesOf(id))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt))
    .limit(MOST_ADDRESSES);
}

/**
 * Returns the details of a customer: addresses, figures of the orders, credit; refuses with 40401 a customer outside the caller's data
 * scope.
 */
export async function customerDetail(ctx: Context, id: string, db: Queryable = ctx.db): Promise<Detail> {
  const found = await findCustomer(db, and(eq(buyers.id, id), withinScope(ctx.staff, buyers.salespersonId)));
  if (found === null) throw refuse(codes.NOT_FOUND);
  const { buyer } = found;
  const priced = seesPrices(ctx.staff);
  const made = await ordersOf(ctx, db, id);
  const limit = priced ? buyer.creditLimitCents : 0;
  const onAccountCents = priced ? made.onAccountCents : 0;
  const balance = await balanceOf(db, found.member?.teamId ?? null);
  return {
    ...customerRow(ctx, found),
    creditLimitCents: limit,
    remark: buyer.remark,
    socialBound: buyer.socialId !== null,
    addresses: await customerAddresses(ctx, db, id),
    orders: made.orders,
    credit: {
      creditLimitCents: limit,
      onAccountCents,
      freeCents: Math.max(0, limit - onAccountCents),
      teamBalanceCents: balance === null || priced ? balance : 0,
    },
    version: buyer.version,
  };
}
