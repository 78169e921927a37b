import { codes } from '@selvedge/api-spec/codes';
import { lineCents, sumCents } from '@selvedge/domain/money/money';
import { stageOf } from '@selvedge/domain/orders/orderMachine';
import { openCents } from '@selvedge/domain/orders/orderStates';
import { invalid, refuse } from '../../../http/errors';
import { type KeyIn, translate } from '../../../messages/translate';
import { approvedCents } from '../../approvals/read/approved';
import { lockCredit } from '../../credit/write';
import { orderState } from '../read/bundle';
import { affectedLines, type PaymentInput, type StepCall, type StepGuards } from './call';
import { differs, offerDiff } from './offerDiff';

type Word = KeyIn<'orders'>;

function refuseField({ ctx }: StepCall, field: string, word: Word): never {
  throw invalid({ [field]: translate(ctx.language, `orders.${word}`) });
}

/** Refuses the first line that does not satisfy the condition, under its index in the call; a line that the call left out under `lines`. */
function everyLine(
  call: StepCall,
  field: string,
  word: Word,
  holds: (one: ReturnType<typeof affectedLines>[number]) => boolean,
): void {
  const wrong = affectedLines(call).find((one) => !holds(one));
  if (wrong === undefined) return;
  const place = call.step.input?.ids.indexOf(wrong.line.id) ?? -1;
  refuseField(call, place < 0 ? 'lines' : `lines.${place}.${field}`, word);
}

function paymentOf({ action, payment }: StepCall['step']): PaymentInput {
  if (payment === undefined) throw new Error(`${action} was taken without its payment`);
  return payment;
}

const pieces = ({ step }: StepCall): string => step.input?.pieces ?? 'qty';

/**
 * Conditions of the transitions in `OrderTransitionName`. Those about a field of the call refuse with 40001 at that field, the others with their own
 * code.
 */
export const GUARDS: StepGuards = {
  confirmedUpToAsked: (call) =>
    everyLine(call, pieces(call), 'aboveAsked', ({ line }) => line.confirmedQty <= line.askedQty),

  cutNeedsShortageReason: (call) =>
    everyLine(
      call,
      'shortageReason',
      'shortage',
      ({ line }) => line.confirmedQty >= line.askedQty || line.shortageReason !== null,
    ),

  acknowledgedUpToConfirmed: (call) =>
    everyLine(call, pieces(call), 'aboveConfirmed', ({ was, line }) => line.confirmedQty <= was.confirmedQty),

  receivedUpToShipped: (call) =>
    everyLine(call, pieces(call), 'aboveShipped', ({ line }) => line.receivedQty <= line.shippedQty),

  /**
   * Applies the buyer's own spend limit to agreeing to an offer as to ordering, because an offer may have become dearer since it was
   * requested. Exempt is an order that the leader approved at that worth.
   */
  withinSpendLimit: async ({ ctx, tx, before: { order } }) => {
    const limitCents = ctx.maybeBuyer?.spendLimitCents ?? null;
    if (limitCents === null || order.payableCents <= limitCents) return;
    const approved = order.teamId === null ? null : await approvedCents(tx, order.teamId, order.id);
    if (approved !== null && order.payableCents <= approved + order.submitSurchargeCents) return;
    throw refuse(codes.ABOVE_LIMIT, { limitCents });
  },

  piecesLeft: (call) => {
    if (affectedLines(call).every(({ line }) => line.confirmedQty === 0))
      refuseField(call, 'lines', 'nothingLeft');
  },

  discountWithinGoods: (call) => {
    const worth = affectedLines(call).map(({ line }) => lineCents(line.priceCents, line.confirmedQty));
    if ((call.step.input?.discountCents ?? 0) > sumCents(worth))
      refuseField(call, 'discountCents', 'discount');
    const isWithin = ({ line }: ReturnType<typeof affectedLines>[number]) =>
      line.discountCents <= lineCents(line.priceCents, line.confirmedQty);
    everyLine(call, 'discountCents', 'discount', (one) => one.line === one.was || isWithin(one));
  },

  noDifferenceForStraight: (call) => {
    const { before, after, step } = call;
    const at = before.subs.findIndex(({ id }) => id === step.subId);
    if (after.subs[at]?.confirmation !== 'CONFIRMED') return;
    if (!differs(offerDiff(affectedLines(call), before.subs[at], after.subs[at]))) return;
    const from = stageOf(orderState(before.order, before.subs), at);
    throw refuse(codes.STEP_REFUSED, { from, allowed: ['acknowledge'] });
  },

  reasonGiven: (call) => {
    if ((call.step.note ?? '').trim() === '') refuseField(call, 'reason', 'reason');
  },

  amountWithinOpen: ({ before: { order }, step }) => {
    const open = openCents(order);
    if (paymentOf(step).amountCents > open) throw refuse(codes.ABOVE_OPEN_AMOUNT, { openCents: open });
  },

  amountWithinClaim: ({ before: { order }, step }) => {
    const { amountCents, claimedCents = 0 } = paymentOf(step);
    const mostCents = Math.max(openCents(order), claimedCents);
    if (amountCents > mostCents) throw refuse(codes.ABOVE_OPEN_AMOUNT, { openCents: mostCents });
  },

  fileGiven: (call) => {
    if (paymentOf(call.step).isProved !== true) refuseField(call, 'fileIds', 'proofMissing');
  },

  notByUploader: ({ ctx, step }) => {
    if (ctx.actor.id === paymentOf(step).uploadedBy) throw refuse(codes.NOT_YOURS);
  },

  byUploader: ({ ctx, step, before }) => {
    if (ctx.actor.id === paymentOf(step).uploadedBy) return;
    const from = stageOf(orderState(before.order, before.subs));
    throw refuse(codes.STEP_REFUSED, { from, allowed: [] });
  },

  withinBalance: async ({ tx, before: { order }, step }) => {
    const balanceCents = order.teamId === null ? 0 : await lockCredit(tx, order.teamId);
    if (paymentOf(step).amountCents > balanceCents)
      throw refuse(codes.ABOVE_OPEN_AMOUNT, { openCents: balanceCents });
  },

  shippedUpToConfirmed: (call) => {
    const lines = affectedLines(call).flatMap(({ was, line }) => {
      const left = was.confirmedQty - was.shippedQty - was.closedQty;
      const qty = line.shippedQty + line.closedQty - was.shippedQty - was.closedQty;
      return qty > left ? [{ id: line.id, qty, confirmed: left }] : [];
    });
    if (lines.length > 0) throw refuse(codes.ABOVE_CONFIRMED, { lines });
  },

  commentGiven: (call) => {
    if ((call.step.note ?? '').trim() === '') refuseField(call, 'comment', 'reason');
  },
};
