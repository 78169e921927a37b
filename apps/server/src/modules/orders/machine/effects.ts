import { isFinal, parentOf, paymentStatus } from '@selvedge/domain/orders/orderStates';
import { eq, sql } from 'drizzle-orm';
import { record } from '../../../db/records';
import { teams } from '../../../db/schema/accounts';
import { platformHasConfirmed } from '../read/bundle';
import { announceStock, notifyStep } from '../notices/notify';
import { ratesNow } from '../../rates/read';
import { settleAmounts } from './amounts';
import { linesUnder, type StepCall, type StepEffects } from './call';
import { changesOf } from './changes';
import { offerDiff } from './offerDiff';
import { saveBundle } from './save';
import { syncLocks } from './stockLocks';

/** Status, flow and payment follow from the sub-orders and the sums (M-D). */
function deriveStates({ before, after: { order }, done, ctx }: StepCall): void {
  order.paymentStatus = done.order.payment;
  if (order.frozenAt !== null && done.parent.status !== 'CANCELLED') {
    order.paymentStatus = paymentStatus({
      payableCents: order.payableCents,
      paidCents: order.paidCents,
      proofOpen: order.paymentStatus === 'PROOF_SUBMITTED',
      lastRejected: order.paymentStatus === 'REJECTED',
    });
  }
  Object.assign(order, parentOf({ ...done.order, payment: order.paymentStatus }));
  if (order.status === 'COMPLETED' && !isFinal(before.order.status)) order.completedAt = ctx.now;
}

/** Locks fit what the lines need now, whichever way the step moved them; open pages hear of it. */
async function fitLocks({ tx, after }: StepCall): Promise<void> {
  if (!(await syncLocks(tx, after))) return;
  await announceStock(
    tx,
    after.subs.map(({ listId }) => listId),
  );
}

/** What the kept steps do besides changing states. */
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
      ...offerDiff(linesUnder(call), before.subs[at], sub),
      ...(step.input?.discountCents === undefined ? {} : { discountCents: step.input.discountCents }),
    };
  },

  /** What was paid above what is due becomes team credit, or a refund on record without a team (D-22). */
  creditOrRefundPaid: async ({ tx, after: { order }, done, amounts }) => {
    const due = done.parent.status === 'CANCELLED' ? 0 : order.payableCents;
    const excess = Math.max(0, order.paidCents - due);
    order.paidCents = Math.min(order.paidCents, due);
    if (excess === 0) return;
    amounts[order.teamId === null ? 'refundCents' : 'creditCents'] = excess;
    if (order.teamId === null) return;
    await tx
      .update(teams)
      .set({ creditBalanceCents: sql`${teams.creditBalanceCents} + ${excess}` })
      .where(eq(teams.id, order.teamId));
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

  /** Claims are not kept yet, so nothing may be received that would open one: only what arrived whole. */
  openClaimIfLower: (call) => {
    const isLower = linesUnder(call).some(({ line }) => line.receivedQty < line.shippedQty);
    if (isLower) throw new Error('a receipt below what was shipped opens a claim, which is not kept');
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
