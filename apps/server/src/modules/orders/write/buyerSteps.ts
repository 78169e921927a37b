import { codes } from '@selvedge/api-spec/codes';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { type OrderBundle, orderIdOfSub } from '../read/bundle';
import { applyTransition } from '../machine/step';
import { orderDetail } from '../read/detail';
import { viewerOf } from '../read/viewer';
import { cancelStep } from './cancel';
import { lockOrder } from './lock';

async function lockBySubs(
  ctx: Context,
  tx: Tx,
  subOrderIds: readonly string[],
  version: number | undefined,
): Promise<OrderBundle> {
  const orderId = await orderIdOfSub(tx, subOrderIds[0] ?? '');
  if (orderId === null) throw refuse(codes.NOT_FOUND);
  const bundle = await lockOrder(ctx, tx, orderId, version);
  const own = new Set(bundle.subs.map(({ id }) => id));
  if (subOrderIds.every((id) => own.has(id))) return bundle;
  throw invalid({ subOrderIds: translate(ctx.language, 'orders.oneOrder') });
}

/** Accepts offers, as the customer. */
export function confirmOffers(ctx: Context, input: { subOrderIds: string[]; version: number }) {
  return ctx.inTransaction(async (tx) => {
    let bundle = await lockBySubs(ctx, tx, input.subOrderIds, input.version);
    for (const subId of new Set(input.subOrderIds)) {
      bundle = await applyTransition(ctx, tx, bundle, { action: 'confirmInquiry', subId });
    }
    return orderDetail(tx, bundle, viewerOf(ctx), ctx.now);
  });
}

/** Sends offers back with a comment, as the customer. */
export function refuseOffers(
  ctx: Context,
  input: { subOrderIds: string[]; comment: string; version?: number },
) {
  const comment = input.comment.trim();
  return ctx.inTransaction(async (tx) => {
    let bundle = await lockBySubs(ctx, tx, input.subOrderIds, input.version);
    for (const subId of new Set(input.subOrderIds)) {
      const step = { action: 'refuseOffer', subId, sub: { comment }, note: comment } as const;
      bundle = await applyTransition(ctx, tx, bundle, step);
    }
    return orderDetail(tx, bundle, viewerOf(ctx), ctx.now);
  });
}

/** Cancels an order or one of its sub-orders, as the customer. */
export function cancelByBuyer(
  ctx: Context,
  input: { orderId?: string; subOrderId?: string; reason: string; version: number },
) {
  const { subOrderId: subId, version } = input;
  return ctx.inTransaction(async (tx) => {
    const orderId = input.orderId ?? (subId === undefined ? null : await orderIdOfSub(tx, subId));
    if (input.orderId === undefined && subId === undefined) {
      throw invalid({ orderId: translate(ctx.language, 'orders.orderOrSub') });
    }
    if (orderId === null) throw refuse(codes.NOT_FOUND);
    const bundle = await lockOrder(ctx, tx, orderId, version);
    if (subId !== undefined && !bundle.subs.some(({ id }) => id === subId)) throw refuse(codes.NOT_FOUND);
    const done = await applyTransition(ctx, tx, bundle, cancelStep('buyer', input.reason.trim(), subId));
    return orderDetail(tx, done, viewerOf(ctx), ctx.now);
  });
}
