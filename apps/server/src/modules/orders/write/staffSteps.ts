import { codes } from '@selvedge/api-spec/codes';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { components } from '@selvedge/api-spec/types';
import { eq } from 'drizzle-orm';
import { settleEach, type Report } from '../../../contract/settleEach';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { teams } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { checkOwnFiles } from '../../upload/files/own';
import { lockBundle, type OrderBundle } from '../read/bundle';
import { differs, offerDiff } from '../machine/offerDiff';
import { applyTransition } from '../machine/step';
import { checkVisible } from '../read/access';
import { orderDetail, subOrderOf } from '../read/detail';
import { viewerOf } from '../read/viewer';
import { cancelStep } from './cancel';
import { checkVersion } from './conflict';
import { linesOfSub, type LockedSub, lockSub } from './lock';
import { acknowledgeEdits, confirmEdits, offerEdits } from './staffEdits';

type Schemas = components['schemas'];

async function confirmLocked(
  ctx: Context,
  tx: Tx,
  locked: LockedSub,
  cuts: Schemas['SubOrderConfirmInput']['lines'],
): Promise<OrderBundle> {
  return applyTransition(ctx, tx, locked.bundle, {
    action: 'platformConfirm',
    subId: locked.sub.id,
    sub: { platformConfirmedAt: ctx.now, comment: null },
    lines: confirmEdits(linesOfSub(locked), cuts, ctx.language),
    input: { ids: cuts.map(({ id }) => id), pieces: 'confirmedQty' },
  });
}

/** Confirms a sub-order for the platform, with the pieces it can deliver per line. */
export function confirmSub(ctx: Context, subId: string, input: Schemas['SubOrderConfirmInput']) {
  return ctx.inTransaction(async (tx) => {
    const locked = await lockSub(ctx, tx, subId, { action: 'platformConfirm', version: input.version });
    const done = await confirmLocked(ctx, tx, locked, input.lines);
    return subOrderOf(tx, done, subId, viewerOf(ctx), ctx.now);
  });
}

/** Confirms several sub-orders as asked, each in a transaction of its own; a refused one does not block the others. */
export function confirmSubs(ctx: Context, ids: readonly string[]): Promise<Report> {
  return settleEach(ids, (id) =>
    ctx.inTransaction(async (tx) =>
      confirmLocked(ctx, tx, await lockSub(ctx, tx, id, { action: 'platformConfirm' }), []),
    ),
  );
}

/**
 * Records the supplier's acknowledgement. Without a difference the sub-order is confirmed at once where the team allows it; otherwise the
 * customer has to accept.
 */
export function acknowledgeSub(ctx: Context, subId: string, input: Schemas['AcknowledgeInput']) {
  return ctx.inTransaction(async (tx) => {
    const locked = await lockSub(ctx, tx, subId, { action: 'acknowledge', version: input.version });
    needPrices(ctx, [input, ...input.lines]);
    const edits = acknowledgeEdits(locked.sub, linesOfSub(locked), input, ctx.language);
    const fileIds = input.fileIds ?? [];
    await checkOwnFiles(ctx, tx, fileIds);
    const changed = linesOfSub(locked).map((line) => ({
      was: line,
      line: { ...line, ...edits.lines.get(line.id) },
    }));
    const isOther = differs(offerDiff(changed, locked.sub, { ...locked.sub, ...edits.sub }));
    const straight = !isOther && (await allowsStraight(tx, locked.bundle.order.teamId));
    const done = await applyTransition(ctx, tx, locked.bundle, {
      action: 'acknowledge',
      subId,
      outcome: straight ? 'CONFIRMED' : 'RECEIPT_PENDING',
      lines: edits.lines,
      sub: { ...edits.sub, acknowledgedAt: ctx.now, acknowledgedFileIds: fileIds },
      input: {
        ids: input.lines.map(({ id }) => id),
        pieces: 'qty',
        discountCents: input.discountCents,
      },
    });
    return subOrderOf(tx, done, subId, viewerOf(ctx), ctx.now);
  });
}

/** Refuses with HTTP 403 a call that sets prices or discounts without the price permission. */
export function needPrices(
  ctx: Pick<Context, 'need'>,
  parts: readonly { priceCents?: number; discountCents?: number }[],
): void {
  const sets = parts.some((one) => one.priceCents !== undefined || one.discountCents !== undefined);
  if (sets) ctx.need(PRICE_PERM);
}

async function allowsStraight(tx: Tx, teamId: string | null): Promise<boolean> {
  if (teamId === null) return false;
  const [team] = await tx
    .select({ allows: teams.acceptsUnchangedAcknowledgement })
    .from(teams)
    .where(eq(teams.id, teamId));
  return team?.allows ?? false;
}

/** Sends the customer a changed offer. */
export function offerSub(ctx: Context, subId: string, input: Schemas['OfferInput']) {
  return ctx.inTransaction(async (tx) => {
    const locked = await lockSub(ctx, tx, subId, { action: 'reoffer', version: input.version });
    needPrices(ctx, input.lines);
    const edits = offerEdits(locked.sub, linesOfSub(locked), input, ctx.language);
    const done = await applyTransition(ctx, tx, locked.bundle, {
      action: 'reoffer',
      subId,
      lines: edits.lines,
      sub: edits.sub,
      note: input.note,
      input: { ids: input.lines.map(({ id }) => id), pieces: 'qty' },
    });
    return subOrderOf(tx, done, subId, viewerOf(ctx), ctx.now);
  });
}

/** Rejects a sub-order that the platform cannot deliver. */
export function rejectSub(ctx: Context, subId: string, input: Schemas['RejectInput']) {
  return ctx.inTransaction(async (tx) => {
    const locked = await lockSub(ctx, tx, subId, { action: 'reject', version: input.version });
    const { reason } = input;
    const sub = { cancelReason: reason };
    const done = await applyTransition(ctx, tx, locked.bundle, {
      action: 'reject',
      subId,
      sub,
      note: reason,
    });
    return subOrderOf(tx, done, subId, viewerOf(ctx), ctx.now);
  });
}

/** Cancels an order or one of its sub-orders, as staff, until the first shipment. */
export function cancelByStaff(ctx: Context, orderId: string, input: Schemas['StaffCancelInput']) {
  const { subOrderId, reason, version } = input;
  return ctx.inTransaction(async (tx) => {
    const bundle = await lockBundle(tx, orderId);
    const sub = bundle?.subs.find(({ id }) => id === subOrderId);
    if (bundle === null || (subOrderId !== undefined && sub === undefined)) throw refuse(codes.NOT_FOUND);
    await checkVisible(ctx, tx, bundle.order);
    const current = () => orderDetail(tx, bundle, viewerOf(ctx), ctx.now);
    await checkVersion(tx, bundle, sub ?? bundle.order, version, current);
    const done = await applyTransition(ctx, tx, bundle, cancelStep('staff', reason, subOrderId));
    return orderDetail(tx, done, viewerOf(ctx), ctx.now);
  });
}
