import type { PaymentMethod } from '@selvedge/domain/money/paymentMethods';
import type { components } from '@selvedge/api-spec/types';
import { allowedActions } from '@selvedge/domain/orders/orderMachine';
import { openCents } from '@selvedge/domain/orders/orderStates';
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { numberLike } from '../../../db/codeLike';
import { indexedFoldedLike } from '../../../db/foldedLike';
import { foundIn, type Place } from '../../../db/foundIn';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { buyers } from '../../../db/schema/accounts';
import { payments } from '../../../db/schema/payments';
import { orders, subOrders } from '../../../db/schema/orders';
import type { Outgoing } from '../../../http/outgoing';
import { refuseHiddenSort } from '../../auth/access/fieldVisibility';
import { ordersInScope } from '../../orders/read/access';
import { type Order, orderState } from '../../orders/read/bundle';
import { withoutPrices } from '../../../http/withoutPrices';
import { type Names, orderNames } from '../../orders/read/names';
import { isOrdererCalled } from '../../orders/read/orderer';
import { payers, type PaymentRow, paymentViews } from '../../orders/read/payments';
import { viewerOf } from '../../orders/read/viewer';
import { refundableOf } from './refundable';

type Schemas = components['schemas'];
type Reader = Pick<Context, 'maybeBuyer' | 'maybeStaff' | 'language' | 'now' | 'actor'>;

const DECISIONS: ReadonlySet<string> = new Set(['acceptPayment', 'rejectPayment']);

const SORTS = {
  createdAt: payments.createdAt,
  paidAt: payments.paidAt,
  amountCents: payments.amountCents,
  orderNo: orders.orderNo,
};

/** Filter and sorting of the page of payments. */
export interface PaymentFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
  status?: PaymentRow['status'];
  method?: PaymentMethod;
  customerId?: string;
  orderId?: string;
  from?: string;
  to?: string;
}

const whenGiven = <T>(value: T | undefined, make: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : make(value);

function orderShape(order: Order, names: Names, refundableCents: number) {
  const orderer = names.buyers.get(order.buyerId);
  const { id, orderNo, kind, status, flow, paymentStatus, payableCents, paidCents } = order;
  return {
    id,
    orderNo,
    kind,
    status,
    flow,
    paymentStatus,
    customerId: order.buyerId,
    companyName: orderer?.companyName ?? '',
    teamName: order.teamId === null ? null : (names.teams.get(order.teamId) ?? null),
    ordererNickname: orderer?.nickname ?? '',
    payableCents,
    paidCents,
    openCents: openCents(order),
    refundableCents,
  };
}

/** Returns payments as staff see them, in the order of `rows`: with their orders and the actions that the caller may take on each. */
async function staffPayments(
  ctx: Reader,
  db: Queryable,
  rows: readonly PaymentRow[],
): Promise<Outgoing<Schemas['StaffPayment']>[]> {
  if (rows.length === 0) return [];
  const viewer = viewerOf(ctx);
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const found = await db.select().from(orders).where(inArray(orders.id, orderIds));
  const subs = await db
    .select()
    .from(subOrders)
    .where(inArray(subOrders.orderId, orderIds))
    .orderBy(asc(subOrders.orderId), asc(subOrders.position));
  const names = await orderNames(db, found, []);
  const refundable = await refundableOf(db, found);
  const people = await payers(db, rows);
  const views = await paymentViews(db, rows, viewer, ctx.now);
  const answer = rows.map((row, index) => {
    const order = found.find(({ id }) => id === row.orderId);
    const shape = views[index];
    if (order === undefined || shape === undefined) throw new Error(`payment ${row.id} has no order`);
    const own = subs.filter(({ orderId }) => orderId === order.id);
    const ownUpload = row.uploadedBy === ctx.actor.id;
    const waits = row.status === 'PROOF_SUBMITTED' && !ownUpload;
    const actions = waits ? allowedActions(orderState(order, own), viewer.actor) : [];
    return {
      ...shape,
      senderName: people.get(row.uploadedBy)?.name ?? '',
      senderType: people.get(row.uploadedBy)?.type ?? ('STAFF' as const),
      ownUpload,
      order: orderShape(order, names, refundable.get(order.id) ?? 0),
      actions: actions.filter((action) => DECISIONS.has(action)),
    };
  });
  return viewer.priced ? answer : withoutPrices(answer);
}

/** Returns one payment as staff see it. */
export async function staffPayment(ctx: Reader, db: Queryable, row: PaymentRow) {
  const [shape] = await staffPayments(ctx, db, [row]);
  if (shape === undefined) throw new Error(`payment ${row.id} has no shape`);
  return shape;
}

/**
 * Returns the condition of keywords on payments: by the order number, the note, and the names of the orderer; undefined without keywords.
 */
function matching(keywords: string | undefined, scope: SQL | undefined): SQL | undefined {
  const words = keywords?.trim() ?? '';
  if (words === '') return undefined;
  const ofOrder = sql`join ${orders} on ${orders.id} = ${payments.orderId}`;
  const ofBuyer = sql`${ofOrder} join ${buyers} on ${buyers.id} = ${orders.buyerId}`;
  const places: Place[] = [
    [ofOrder, numberLike(orders.orderNo, words)],
    [ofOrder, indexedFoldedLike(payments.note, words)],
    [ofBuyer, isOrdererCalled(words)],
  ];
  return foundIn(payments, places, scope);
}

/** Returns one page of the payments of all orders that the caller may see, newest first unless sorted otherwise. */
export async function staffPaymentPage(ctx: Context, filter: PaymentFilter) {
  const { pageNum, pageSize } = filter;
  const viewer = viewerOf(ctx);
  refuseHiddenSort(filter.sort, viewer.priced, ctx.language);
  const scope = ordersInScope(ctx.staff);
  const where = and(
    scope,
    matching(filter.keywords, scope),
    whenGiven(filter.status, (value) => eq(payments.status, value)),
    whenGiven(filter.method, (value) => eq(payments.method, value)),
    whenGiven(filter.customerId, (value) => eq(orders.buyerId, value)),
    whenGiven(filter.orderId, (value) => eq(payments.orderId, value)),
    whenGiven(filter.from, (value) => gte(payments.paidAt, new Date(value))),
    whenGiven(filter.to, (value) => lt(payments.paidAt, new Date(value))),
  );
  const order = orderTerms(filter, {
    columns: SORTS,
    usual: { field: 'createdAt', direction: 'desc' },
    ties: [desc(payments.id)],
  });
  const { limit, offset } = rowsOf(filter);
  const found = () =>
    ctx.db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(where);
  const rows = await found()
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const list = await staffPayments(
    ctx,
    ctx.db,
    rows.map(({ payment }) => payment),
  );
  // Orders are joined only when they narrow the result; otherwise the payments alone are counted.
  const isNarrowedByOrders = scope !== undefined || filter.customerId !== undefined;
  const counted = isNarrowedByOrders
    ? found().as('found')
    : ctx.db.select({ id: payments.id }).from(payments).where(where).as('found');
  return { list, total: await ctx.db.$count(counted), pageNum, pageSize };
}
