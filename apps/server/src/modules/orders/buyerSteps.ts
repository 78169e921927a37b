import { codes } from '@selvedge/api-spec/codes';
import { hasPerm } from '@selvedge/domain/people/permissions';
import type { Context } from '../../contract/handlers';
import type { Tx } from '../../db/pool';
import { invalid, refuse } from '../../http/errors';
import { seesContact, seesPrices } from '../auth/masks';
import { checkVisible } from './access';
import { lockBundle, machineActor, type OrderBundle, orderIdOfSub, platformHasConfirmed } from './bundle';
import { checkVersion } from './conflict';
import { orderDetail } from './detail';
import type { Viewer } from './shapes';
import { takeStep } from './step';

/** The caller as a viewer of orders. */
export function viewerOf(ctx: Pick<Context, 'maybeBuyer' | 'maybeStaff' | 'language'>): Viewer {
  const { maybeStaff } = ctx;
  const priced =
    maybeStaff === null ? hasPerm(ctx.maybeBuyer ?? {}, ['sp:price:view']) : seesPrices(maybeStaff);
  const contact = maybeStaff === null || seesContact(maybeStaff);
  return { actor: machineActor(ctx), language: ctx.language, priced, contact };
}

/** Holds an order the buyer may see, at the version he read. */
async function held(
  ctx: Context,
  tx: Tx,
  orderId: string,
  version: number | undefined,
): Promise<OrderBundle> {
  const bundle = await lockBundle(tx, orderId);
  if (bundle === null) throw refuse(codes.NOT_FOUND);
  await checkVisible(ctx, tx, bundle.order);
  const current = () => orderDetail(tx, bundle, viewerOf(ctx), ctx.now);
  await checkVersion(tx, bundle, bundle.order, version, current);
  return bundle;
}

async function heldBySubs(
  ctx: Context,
  tx: Tx,
  subOrderIds: readonly string[],
  version: number | undefined,
): Promise<OrderBundle> {
  const orderId = await orderIdOfSub(tx, subOrderIds[0] ?? '');
  if (orderId === null) throw refuse(codes.NOT_FOUND);
  const bundle = await held(ctx, tx, orderId, version);
  const own = new Set(bundle.subs.map(({ id }) => id));
  if (subOrderIds.every((id) => own.has(id))) return bundle;
  const en = ctx.language === 'en';
  throw invalid({ subOrderIds: en ? 'Sub-orders of one order only' : '只能选择同一订单的子单' });
}

/**
 * The customer accepts offers (M-T4). Pieces of an order made by staff, which the platform never confirmed one by one,
 * are confirmed as asked.
 */
export function confirmOffers(ctx: Context, given: { subOrderIds: string[]; version: number }) {
  return ctx.inTransaction(async (tx) => {
    let bundle = await heldBySubs(ctx, tx, given.subOrderIds, given.version);
    for (const subId of new Set(given.subOrderIds)) {
      const sub = bundle.subs.find(({ id }) => id === subId);
      const asAsked = sub !== undefined && !platformHasConfirmed(sub);
      const lines = asAsked ? bundle.lines.filter((line) => line.subOrderId === subId) : [];
      bundle = await takeStep(ctx, tx, bundle, {
        action: 'confirmInquiry',
        subId,
        sub: asAsked ? { platformConfirmedAt: ctx.now } : {},
        lines: new Map(lines.map((line) => [line.id, { confirmedQty: line.askedQty }])),
      });
    }
    return orderDetail(tx, bundle, viewerOf(ctx), ctx.now);
  });
}

/** The customer sends offers back with a comment (M-T4a). */
export function refuseOffers(
  ctx: Context,
  given: { subOrderIds: string[]; comment: string; version?: number },
) {
  const comment = given.comment.trim();
  return ctx.inTransaction(async (tx) => {
    let bundle = await heldBySubs(ctx, tx, given.subOrderIds, given.version);
    if (comment === '') throw invalid({ comment: ctx.language === 'en' ? 'Say why' : '请填写原因' });
    for (const subId of new Set(given.subOrderIds)) {
      bundle = await takeStep(ctx, tx, bundle, {
        action: 'refuseOffer',
        subId,
        sub: { comment },
        note: comment,
      });
    }
    return orderDetail(tx, bundle, viewerOf(ctx), ctx.now);
  });
}

/** The customer cancels an order or one of its sub-orders (M-T10, D-22). */
export function cancelByBuyer(
  ctx: Context,
  given: { orderId?: string; subOrderId?: string; reason: string; version: number },
) {
  const { subOrderId: subId, version } = given;
  const reason = given.reason.trim();
  return ctx.inTransaction(async (tx) => {
    const orderId = given.orderId ?? (subId === undefined ? null : await orderIdOfSub(tx, subId));
    if (given.orderId === undefined && subId === undefined) throw invalid({ orderId: 'orderId' });
    if (orderId === null) throw refuse(codes.NOT_FOUND);
    const bundle = await held(ctx, tx, orderId, version);
    if (subId !== undefined && !bundle.subs.some(({ id }) => id === subId)) throw refuse(codes.NOT_FOUND);
    if (reason === '') throw invalid({ reason: ctx.language === 'en' ? 'Say why' : '请填写原因' });
    const done = await takeStep(ctx, tx, bundle, cancelStep(reason, subId));
    return orderDetail(tx, done, viewerOf(ctx), ctx.now);
  });
}

/** The cancel of a whole order, or of one sub-order, with its reason. */
export function cancelStep(reason: string, subId?: string) {
  return {
    action: 'cancelOrder' as const,
    subId,
    sub: { cancelReason: reason },
    order: subId === undefined ? { cancelReason: reason } : {},
    note: reason,
  };
}
