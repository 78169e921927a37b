import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { nothingShipped } from '@selvedge/domain/orders/orderStates';
import { hasPerm } from '@selvedge/domain/people/permissions';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import type { Queryable } from '../../db/pool';
import { refuse } from '../../http/errors';
import type { Outgoing } from '../../http/outgoing';
import { type OrderBundle, orderState } from '../orders/read/bundle';
import { orderDetail, orderRows } from '../orders/read/detail';
import { type OrderFilter, type OrderPaging, orderPage } from '../orders/read/filters';
import { futuresTerms } from '../orders/read/futures';
import { withoutPrices } from '../../http/withoutPrices';
import { viewerOf } from '../orders/read/viewer';
import { visibleOrder } from '../orders/read/visible';

type Schemas = components['schemas'];
type FuturesAction = Schemas['FuturesOrderAction'];
type Caller = Pick<Context, 'maybeBuyer' | 'maybeStaff' | 'language' | 'now'>;

/** Refuses with 40401 an order whose products have arrived: it is a spot order. */
export function checkFutures(bundle: OrderBundle): OrderBundle {
  if (bundle.order.kind !== 'FUTURES') throw refuse(codes.NOT_FOUND);
  return bundle;
}

/** Returns a futures order that the caller may see; refuses with 40401 otherwise. */
export async function visibleFutures(
  ctx: Parameters<typeof visibleOrder>[0],
  id: string,
): Promise<OrderBundle> {
  return checkFutures(await visibleOrder(ctx, id));
}

/** Returns the actions of a futures order that its state allows. */
export function futuresSteps({ order, subs }: OrderBundle): FuturesAction[] {
  if (order.status !== 'IN_PROGRESS') return [];
  return nothingShipped(orderState(order, subs)) ? ['setArrival', 'convert'] : ['setArrival'];
}

/** Returns one page of the futures orders within `scope`, with deposit and expected arrival. */
export async function futuresPage(
  ctx: Context,
  scope: SQL | undefined,
  query: Omit<OrderFilter, 'kind'> & OrderPaging,
) {
  const viewer = viewerOf(ctx);
  const { rows, ...page } = await orderPage(ctx.db, scope, { ...query, kind: 'FUTURES' }, query, viewer);
  const shown = await orderRows(ctx.db, rows, viewer);
  const list = shown.flatMap((row, index) => {
    const order = rows[index];
    return order === undefined
      ? []
      : [{ ...row, expectedArrival: order.expectedArrival, ...futuresTerms(order) }];
  });
  return { list: viewer.priced ? list : withoutPrices(list), ...page };
}

/** Returns the details of a futures order as the caller may see it; `arrivalNote` is the note of the latest record that set the arrival. */
export async function futuresDetail(
  ctx: Caller,
  db: Queryable,
  bundle: OrderBundle,
): Promise<Outgoing<Schemas['FuturesOrderDetail']>> {
  const viewer = viewerOf(ctx);
  const detail = await orderDetail(db, bundle, viewer, ctx.now);
  const told = detail.logs.find(({ action }) => action === 'setArrival');
  const mayEdit = ctx.maybeStaff !== null && hasPerm(ctx.maybeStaff, ['biz:futures:edit']);
  const answer = {
    ...detail,
    expectedArrival: bundle.order.expectedArrival,
    ...futuresTerms(bundle.order),
    ...(told?.note ? { arrivalNote: told.note } : {}),
    ...(ctx.maybeStaff === null ? {} : { futuresActions: mayEdit ? futuresSteps(bundle) : [] }),
  };
  return viewer.priced ? answer : withoutPrices(answer);
}
