import { platformHasConfirmed } from '@selvedge/domain/orders/orderPieces';
import { closeShort, excessOf, missingWorth } from '@selvedge/domain/orders/giveBack';
import { rateAfterOwnCancel, settleAmounts } from '@selvedge/domain/orders/orderAmounts';
import { isFinal } from '@selvedge/domain/orders/orderStates';
import { statesAfter } from '@selvedge/domain/orders/statesAfter';
import { record } from '../../../db/records';
import { changeCredit } from '../../credit/write';
import type { Line } from '../read/bundle';
import { announceStock, notifyStep } from '../notices/notify';
import { ratesNow } from '../../rates/read';
import { affectedLines, type StepCall, type StepEffects } from './call';
import { changesOf } from './changes';
import { claimedCents, openClaims } from './claims';
import { offerDiff } from './offerDiff';
import { saveBundle } from './save';
import { type Leaving, moveStock, syncLocks } from './stockLocks';

/**
 * Derives status, flow and payment status of the order from its sub-orders and sums; sets `paidAt` and `completedAt` when they are reached.
 */
function deriveStates({ before, after: { order }, done, ctx }: StepCall): void {
  Object.assign(order, statesAfter(done, order));
  if (order.paymentStatus === 'PAID' && before.order.paymentStatus !== 'PAID') order.paidAt = ctx.now;
  if (order.status === 'COMPLETED' && !isFinal(before.order.status)) order.completedAt = ctx.now;
}

/** Adjusts the stock locks to what the lines need after the transition, up or down; announces changed stock to open pages. */
async function fitLocks({ tx, after }: StepCall): Promise<void> {
  if (!(await syncLocks(tx, after))) return;
  await announceStock(
    tx,
    after.subs.map(({ listId }) => listId),
  );
}

/** Returns the pieces by SKU that this transition ships; negative where they come back. */
function shippedMore(call: StepCall): Map<string, Leaving> {
  const pieces = new Map<string, Leaving>();
  for (const { was, line } of affectedLines(call)) {
    const more = line.shippedQty - was.shippedQty;
    const { skuId, typed } = line;
    if (more !== 0) pieces.set(skuId, { qty: (pieces.get(skuId)?.qty ?? 0) + more, typed });
  }
  return pieces;
}

/** Returns money to the customer, EUR cents: as team credit, or without a team as a refund on record. */
async function giveBack(
  { ctx, tx, step: { note }, after: { order }, amounts }: StepCall,
  type: 'SHORTAGE' | 'CANCELLATION',
  amountCents: number,
): Promise<void> {
  if (amountCents === 0) return;
  const { id: orderId, teamId } = order;
  amounts[teamId === null ? 'refundCents' : 'creditCents'] = amountCents;
  if (teamId === null) return;
  const { actor, now: at } = ctx;
  await changeCredit(tx, { teamId, type, amountCents, orderId, actor, note, at });
}

/** Effects of the transitions in `OrderTransitionName`, besides the change of states. */
export const EFFECTS: StepEffects = {
  confirmAsAsked: (call) => {
    const unseen = new Set(call.before.subs.filter((sub) => !platformHasConfirmed(sub)).map(({ id }) => id));
    for (const line of call.after.lines) {
      const isMeant = call.step.subId === undefined || line.subOrderId === call.step.subId;
      if (isMeant && unseen.has(line.subOrderId)) line.confirmedQty = line.askedQty;
    }
    for (const sub of call.after.subs) {
      const isMeant = call.step.subId === undefined || sub.id === call.step.subId;
      if (isMeant && unseen.has(sub.id)) sub.platformConfirmedAt = call.ctx.now;
    }
  },

  thaw: ({ after, done }) => {
    if (done.unfreeze) Object.assign(after.order, { frozenAt: null, confirmedAt: null, rates: [] });
  },

  loseOwnRate: ({ after }) => {
    Object.assign(after.order, rateAfterOwnCancel(after));
  },

  settleAmounts: ({ after }) => {
    Object.assign(after.order, settleAmounts(after));
  },

  freezeIfAllConfirmed: async ({ ctx, tx, after, done }) => {
    if (!done.freeze) return;
    after.order.frozenAt = ctx.now;
    after.order.confirmedAt = ctx.now;
    after.order.rates = await ratesNow(tx);
  },

  storeDiff: (call) => {
    const { before, after, step } = call;
    const at = before.subs.findIndex(({ id }) => id === step.subId);
    const sub = after.subs[at];
    if (sub === undefined) return;
    sub.offerDiff = {
      ...offerDiff(affectedLines(call), before.subs[at], sub),
      ...(step.input?.discountCents === undefined ? {} : { discountCents: step.input.discountCents }),
    };
  },

  /** Turns the amount paid above what is due into team credit, or into a refund on record without a team. */
  creditOrRefundPaid: async (call) => {
    const { paidCents, excessCents } = excessOf(call.after);
    call.after.order.paidCents = paidCents;
    await giveBack(call, 'CANCELLATION', excessCents);
  },

  /** Turns the worth of paid pieces that will not be delivered into team credit, or into a refund on record without a team. */
  creditDifference: async (call) => {
    const { tx, step, before, after } = call;
    const claimed = await claimedCents(tx, after.order.id);
    const amountCents = closeShort(before, { ...after, claimedCents: claimed }, step.subId ?? '');
    await giveBack(call, 'SHORTAGE', amountCents);
  },

  store: async (call) => {
    const { ctx, tx, step, before, after } = call;
    deriveStates(call);
    await saveBundle(tx, before, after);
    const change = changesOf(before, after);
    await record(tx, {
      entity: step.subId === undefined ? 'order' : 'subOrder',
      entityId: step.subId ?? after.order.id,
      action: step.action,
      actor: ctx.actor,
      before: change.before,
      after: { ...change.after, ...call.amounts },
      note: step.note,
      at: ctx.now,
    });
  },

  /** Opens a claim, with its reason, for each line of which fewer pieces were received intact than shipped. */
  openClaimIfLower: async (call) => {
    const short = ({ line }: { line: Line }) => line.shippedQty - line.receivedQty;
    const worth = missingWorth(
      call.before,
      new Map(affectedLines(call).map((one) => [one.line.id, short(one)])),
    );
    const claims = affectedLines(call).flatMap(({ line }) => {
      const qty = short({ line });
      const { reason = 'SHORTAGE', note = null, fileIds = [] } = call.step.missing?.get(line.id) ?? {};
      if (qty === 0) return [];
      return [{ line, qty, reason, note, photoFileIds: [...fileIds], amountCents: worth.get(line.id) ?? 0 }];
    });
    await openClaims(call.tx, claims, call.ctx.now);
  },

  consumeLock: async (call) => {
    await fitLocks(call);
    await moveStock(call.tx, call.after.order, shippedMore(call));
  },

  relock: async (call) => {
    await moveStock(call.tx, call.after.order, shippedMore(call));
    await fitLocks(call);
  },

  releaseLock: fitLocks,
  releaseFreedLock: fitLocks,
  adjustLock: fitLocks,

  notify: async ({ ctx, tx, step, after: { order } }) => {
    const { action, subId, note = '' } = step;
    const subOrderIds = subId === undefined ? [] : [subId];
    await notifyStep(tx, order, { action, actor: ctx.actor, note, subOrderIds });
  },
};
