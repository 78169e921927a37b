import { describe, expect, test } from 'vitest';
import type { OrderAction } from './orderActions';
import { allowedActions, newOrder, subActions, transition, type Actor, type Attempt } from './orderMachine';
import { parentOf, type OrderState, type SubState } from './orderStates';
import { TRANSITIONS } from './orderTransitions';
import { BUYER_PERMS } from '../people/permissions';

const buyer: Actor = { side: 'buyer', perms: BUYER_PERMS };
const staff: Actor = { side: 'staff', roles: ['ROOT'] };
const system: Actor = { side: 'system' };

function sub(over: Partial<SubState> = {}): SubState {
  return { confirmation: 'CONFIRMED', shipping: 'NONE', cancelled: false, ...over };
}

function must(order: OrderState, action: OrderAction, actor: Actor, attempt?: Attempt): OrderState {
  const result = transition(order, action, actor, attempt);
  if (!result.ok) throw new Error(`${action} refused: ${JSON.stringify(result)}`);
  return result.order;
}

describe('order machine', () => {
  test('M-T1 to M-T9 an order goes its whole way', () => {
    let order = newOrder('buyer', 1);
    expect(parentOf(order)).toEqual({ status: 'IN_PROGRESS', flow: 'TO_BE_CONFIRMED' });
    order = must(order, 'platformConfirm', staff, { sub: 0 });
    order = must(order, 'acknowledge', staff, { sub: 0 });
    expect(order.subs[0]?.confirmation).toBe('RECEIPT_PENDING');
    order = must(order, 'confirmInquiry', buyer, { sub: 0 });
    expect(parentOf(order).flow).toBe('TO_BE_PAID');
    order = must(order, 'sendProof', buyer);
    order = must(order, 'acceptPayment', staff, { outcome: 'PARTIALLY_PAID' });
    order = must(order, 'applyCredit', buyer);
    expect(parentOf(order).flow).toBe('AWAITING_SHIPPING');
    order = must(order, 'ship', staff, { sub: 0, outcome: 'PARTIAL' });
    order = must(order, 'closeShort', staff, { sub: 0, outcome: 'REST_CLOSED' });
    expect(parentOf(order)).toEqual({ status: 'SHIPPED', flow: null });
    order = must(order, 'confirmReceipt', system, { sub: 0 });
    expect(parentOf(order)).toEqual({ status: 'COMPLETED', flow: null });
  });

  test('M-T2 M-T3c M-T4a an order of staff, sent back, offered again and confirmed', () => {
    let order = newOrder('staff', 1);
    expect(subActions(order, 0, buyer)).toEqual(['confirmInquiry', 'refuseOffer', 'cancelOrder']);
    order = must(order, 'refuseOffer', buyer, { sub: 0 });
    expect(order.subs[0]?.confirmation).toBe('AWAITING_PLATFORM');
    order = must(order, 'platformConfirm', staff, { sub: 0 });
    order = must(order, 'acknowledge', staff, { sub: 0, outcome: 'CONFIRMED' });
    const again = transition(order, 'reoffer', staff, { sub: 0 });
    expect(again).toMatchObject({ ok: true, row: { action: 'reoffer' }, unfreeze: true, freeze: false });
  });

  test('M-T4 amounts freeze when the last live sub-order is confirmed, also by rejecting the other', () => {
    const order = {
      subs: [sub({ confirmation: 'RECEIPT_PENDING' }), sub({ confirmation: 'AWAITING_PLATFORM' })],
      payment: 'UNPAID' as const,
    };
    expect(transition(order, 'confirmInquiry', buyer, { sub: 0 })).toMatchObject({ ok: true, freeze: false });
    const first = must(order, 'confirmInquiry', buyer, { sub: 0 });
    expect(transition(first, 'reject', staff, { sub: 1 })).toMatchObject({
      ok: true,
      row: { action: 'reject' },
      freeze: true,
      parent: { flow: 'TO_BE_PAID' },
    });
  });

  test('E-40904 a step not allowed names the stage and what is allowed', () => {
    const order = newOrder('buyer', 1);
    expect(transition(order, 'ship', staff, { sub: 0 })).toEqual({
      ok: false,
      code: 40904,
      data: { from: 'AWAITING_PLATFORM', allowed: ['platformConfirm', 'reject', 'cancelOrder'] },
    });
    expect(transition(order, 'sendProof', buyer)).toEqual({
      ok: false,
      code: 40904,
      data: { from: 'TO_BE_CONFIRMED', allowed: ['cancelOrder'] },
    });
    expect(transition(order, 'platformConfirm', staff, { sub: 7 })).toMatchObject({ ok: false, code: 40904 });
    expect(transition(order, 'platformConfirm', staff)).toMatchObject({ ok: false, code: 40904 });
  });

  test('E-40301 who may never do it hears which permission is needed', () => {
    const order = newOrder('buyer', 1);
    const need = ['biz:order:confirm'];
    expect(transition(order, 'platformConfirm', buyer, { sub: 0 })).toEqual({
      ok: false,
      code: 40301,
      data: { need },
    });
    expect(
      transition(order, 'platformConfirm', { side: 'staff', perms: ['biz:order:query'] }, { sub: 0 }),
    ).toMatchObject({ code: 40301 });
    expect(transition(order, 'cancelOrder', { side: 'buyer', perms: [] })).toMatchObject({ code: 40301 });
  });

  test('D-22 a buyer cancels until a proof was sent, staff until the first parcel', () => {
    const paying = { subs: [sub()], payment: 'UNPAID' as const };
    expect(transition(paying, 'cancelOrder', buyer)).toMatchObject({
      ok: true,
      parent: { status: 'CANCELLED', flow: null },
    });
    for (const payment of ['PROOF_SUBMITTED', 'PARTIALLY_PAID', 'REJECTED', 'PAID'] as const) {
      const paid = { subs: [sub()], payment, isPartPaid: true };
      expect(transition(paid, 'cancelOrder', buyer)).toMatchObject({ code: 40904 });
      expect(transition({ subs: [sub()], payment }, 'cancelOrder', staff)).toMatchObject({ ok: true });
    }
    const left = { subs: [sub({ shipping: 'PARTIAL' }), sub()], payment: 'PAID' as const };
    expect(transition(left, 'cancelOrder', staff)).toMatchObject({ code: 40904 });
    expect(transition(left, 'cancelOrder', staff, { sub: 1 })).toMatchObject({ code: 40904 });
  });

  test('M-T5 M-T6b M-T10 a proof that was sent back is no dead end: another one, credit, or a cancel while nothing is paid', () => {
    const order = { subs: [sub()], payment: 'REJECTED' as const };
    expect(allowedActions(order, buyer)).toEqual(['sendProof', 'applyCredit', 'cancelOrder']);
    expect(allowedActions({ ...order, isPartPaid: true }, buyer)).toEqual(['sendProof', 'applyCredit']);
  });

  test('M-T5 M-T6 M-T6a a proof that waits is decided whatever became of its order', () => {
    const waiting = must({ subs: [sub()], payment: 'UNPAID' }, 'sendProof', buyer);
    const cancelled = must(waiting, 'cancelOrder', staff);
    expect(parentOf(cancelled).status).toBe('CANCELLED');
    expect(allowedActions(cancelled, staff)).toEqual(['acceptPayment', 'rejectPayment']);
    expect(allowedActions(cancelled, buyer)).toEqual(['withdrawProof']);
    expect(allowedActions(must(cancelled, 'acceptPayment', staff), staff)).toEqual([]);
    expect(allowedActions(must(cancelled, 'rejectPayment', staff), buyer)).toEqual([]);
  });

  test('M-T10 one sub-order cancelled leaves the others', () => {
    const order = newOrder('buyer', 2);
    const next = must(order, 'cancelOrder', buyer, { sub: 1 });
    expect(next.subs.map((one) => one.cancelled)).toEqual([false, true]);
    expect(parentOf(next).status).toBe('IN_PROGRESS');
    expect(subActions(next, 1, staff)).toEqual([]);
  });

  test('D-71 an order on account ships unpaid, can still be paid and completes when both are done', () => {
    let order: OrderState = { subs: [sub()], payment: 'UNPAID', onAccount: true };
    expect(allowedActions({ ...order, onAccount: false }, staff)).not.toContain('ship');
    order = must(must(order, 'ship', staff, { sub: 0 }), 'confirmReceipt', buyer, { sub: 0 });
    expect(parentOf(order)).toEqual({ status: 'SHIPPED', flow: 'TO_BE_PAID' });
    order = must(must(order, 'sendProof', buyer), 'acceptPayment', staff);
    expect(parentOf(order).status).toBe('COMPLETED');
  });

  test('M-T8 closing what never left ends the sub-order; an outcome that does not fit is refused', () => {
    const order: OrderState = { subs: [sub(), sub({ shipping: 'RECEIVED' })], payment: 'PAID' };
    const next = must(order, 'closeShort', staff, { sub: 0, outcome: 'NOTHING_SHIPPED' });
    expect(parentOf(next).status).toBe('COMPLETED');
    expect(transition(order, 'closeShort', staff, { sub: 0, outcome: 'REST_CLOSED' })).toMatchObject({
      code: 40904,
    });
    expect(() => transition(order, 'closeShort', staff, { sub: 0, outcome: 'none such' })).toThrow(
      RangeError,
    );
  });

  test('D-56 every row stores the order with a record once; what changes the order stands before, the rest behind', () => {
    const within = [
      'computeSurcharge',
      'confirmAsAsked',
      'thaw',
      'loseOwnRate',
      'settleAmounts',
      'freezeIfAllConfirmed',
    ];
    const before = new Set([...within, 'storeDiff', 'creditDifference', 'creditOrRefundPaid']);
    for (const { action, effects } of TRANSITIONS) {
      const names: readonly string[] = effects;
      const at = names.indexOf('store');
      expect(
        names.filter((name, place) => before.has(name) === place < at && name !== 'store').length,
        action,
      ).toBe(names.length - 1);
      expect(names.at(-1), action).toBe('notify');
    }
  });
});
