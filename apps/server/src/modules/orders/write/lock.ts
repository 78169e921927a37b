import { codes } from '@selvedge/api-spec/codes';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { refuse } from '../../../http/errors';
import type { OrderTransitionName } from '../machine/call';
import { checkTransition } from '../machine/step';
import { checkVisible } from '../read/access';
import { lockBundle, type OrderBundle, orderIdOfSub, type Sub } from '../read/bundle';
import { orderDetail, subOrderOf } from '../read/detail';
import { viewerOf } from '../read/viewer';
import { checkVersion } from './conflict';

/** Locks an order that the caller may see, at the version that was read where one is passed; refuses with 40401 and 40901. */
export async function lockOrder(
  ctx: Context,
  tx: Tx,
  orderId: string,
  version?: number,
): Promise<OrderBundle> {
  const bundle = await lockBundle(tx, orderId);
  if (bundle === null) throw refuse(codes.NOT_FOUND);
  await checkVisible(ctx, tx, bundle.order);
  const current = () => orderDetail(tx, bundle, viewerOf(ctx), ctx.now);
  await checkVersion(tx, bundle, bundle.order, version, current);
  return bundle;
}

/** A sub-order whose order is locked. */
export interface LockedSub {
  bundle: OrderBundle;
  sub: Sub;
}

/** Locks the order of a sub-order for a transition on it, at the version of the sub-order; refuses with 40401, 40901 and 40904. */
export async function lockSub(
  ctx: Context,
  tx: Tx,
  subId: string,
  step: { action: OrderTransitionName; version?: number },
): Promise<LockedSub> {
  const orderId = await orderIdOfSub(tx, subId);
  const bundle = orderId === null ? null : await lockBundle(tx, orderId);
  const sub = bundle?.subs.find(({ id }) => id === subId);
  if (bundle === null || sub === undefined) throw refuse(codes.NOT_FOUND);
  await checkVisible(ctx, tx, bundle.order);
  await checkVersion(tx, bundle, sub, step.version, () =>
    subOrderOf(tx, bundle, subId, viewerOf(ctx), ctx.now),
  );
  checkTransition(ctx, bundle, { action: step.action, subId });
  return { bundle, sub };
}

/** Returns the lines of a locked sub-order. */
export const linesOfSub = ({ bundle, sub }: LockedSub): OrderBundle['lines'] =>
  bundle.lines.filter((line) => line.subOrderId === sub.id);
