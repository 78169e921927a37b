import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { DAY_MS, BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { addDays, dateInZone } from '@selvedge/domain/time/zones';
import type { Context } from '../../contract/handlers';
import type { Tx } from '../../db/pool';
import { invalid, refuse } from '../../http/errors';
import { translate } from '../../messages/translate';
import { syncLocks } from '../orders/machine/stockLocks';
import { announceStock } from '../orders/notices/notify';
import type { OrderBundle, Sub } from '../orders/read/bundle';
import { orderDetail } from '../orders/read/detail';
import { viewerOf } from '../orders/read/viewer';
import { changeOutsideTransitions } from '../orders/write/beside';
import { lockOrder } from '../orders/write/lock';
import { checkFutures, futuresDetail, futuresSteps } from './read';

type Schemas = components['schemas'];

/** Locks a futures order for an action; refuses with 40401, 40901 and 40904. */
async function lockFutures(
  ctx: Context,
  tx: Tx,
  id: string,
  version: number,
  step: Schemas['FuturesOrderAction'],
): Promise<OrderBundle> {
  const bundle = checkFutures(await lockOrder(ctx, tx, id, version));
  if (!futuresSteps(bundle).includes(step))
    throw refuse(codes.STEP_REFUSED, { from: bundle.order.status, allowed: [] });
  return bundle;
}

/** Returns the estimates of a sub-order for another arrival day: the delivery to the customer takes as long as before. */
function estimatesFor(sub: Sub, arrival: string): Pick<Sub, 'shipEstimate' | 'receiveEstimate'> {
  const days = Math.round((Date.parse(arrival) - Date.parse(sub.shipEstimate)) / DAY_MS);
  return { shipEstimate: arrival, receiveEstimate: addDays(sub.receiveEstimate, days) };
}

/** Sets or moves the day on which the products are expected; notifies the customer. */
export function setArrival(ctx: Context, id: string, input: Schemas['FuturesOrderArrivalInput']) {
  const { expectedArrival, version } = input;
  const today = dateInZone(ctx.now.getTime(), BUSINESS_TIME_ZONE);
  if (expectedArrival !== null && expectedArrival < today)
    throw invalid({ expectedArrival: translate(ctx.language, 'orders.arrivalPast') });
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockFutures(ctx, tx, id, version, 'setArrival');
    const live = expectedArrival === null ? [] : bundle.subs.filter(({ cancelled }) => !cancelled);
    const done = await changeOutsideTransitions(ctx, tx, bundle, {
      action: 'setArrival',
      order: { expectedArrival },
      subs: new Map(live.map((sub) => [sub.id, estimatesFor(sub, expectedArrival ?? sub.shipEstimate)])),
      note: input.note.trim(),
    });
    return futuresDetail(ctx, tx, done);
  });
}

/**
 * Converts a futures order whose products have arrived to a spot order, and locks its stock, all of it or nothing. Refuses with 40902 short
 * stock, naming the lines; payments stay.
 */
export function convertToSpot(ctx: Context, id: string, { version }: Schemas['FuturesOrderConvertInput']) {
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockFutures(ctx, tx, id, version, 'convert');
    const done = await changeOutsideTransitions(ctx, tx, bundle, {
      action: 'convert',
      order: { kind: 'SPOT' },
    });
    await syncLocks(tx, done);
    await announceStock(
      tx,
      done.subs.map(({ listId }) => listId),
    );
    return orderDetail(tx, done, viewerOf(ctx), ctx.now);
  });
}
