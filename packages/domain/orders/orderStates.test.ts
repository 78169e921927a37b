import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deriveParent,
  futuresAmounts,
  futuresDue,
  openCents,
  paymentStatus,
  type SubState,
} from './orderStates';

function sub(over: Partial<SubState> = {}): SubState {
  return { confirmation: 'CONFIRMED', shipping: 'NONE', cancelled: false, ...over };
}
const gone = sub({ cancelled: true, confirmation: 'AWAITING_PLATFORM' });

describe('parent state (M-D)', () => {
  test.each([
    ['all cancelled', [gone, gone], 'UNPAID', 'CANCELLED', null],
    [
      'one not confirmed',
      [sub(), sub({ confirmation: 'RECEIPT_PENDING' })],
      'UNPAID',
      'IN_PROGRESS',
      'TO_BE_CONFIRMED',
    ],
    ['all live confirmed', [sub(), gone], 'UNPAID', 'IN_PROGRESS', 'TO_BE_PAID'],
    ['proof waits', [sub()], 'PROOF_SUBMITTED', 'IN_PROGRESS', 'TO_BE_PAID'],
    ['paid', [sub()], 'PAID', 'IN_PROGRESS', 'AWAITING_SHIPPING'],
    [
      'one still to ship',
      [sub({ shipping: 'RECEIVED' }), sub({ shipping: 'PARTIAL' })],
      'PAID',
      'IN_PROGRESS',
      'AWAITING_SHIPPING',
    ],
    ['all shipped', [sub({ shipping: 'SHIPPED' }), sub({ shipping: 'RECEIVED' })], 'PAID', 'SHIPPED', null],
    ['all received', [sub({ shipping: 'RECEIVED' }), gone], 'PAID', 'COMPLETED', null],
  ] as const)('M-D %s', (_, subs, payment, status, flow) => {
    expect(deriveParent(subs, payment)).toEqual({ status, flow });
  });
});

describe('payment', () => {
  test('M-T6 status follows from the sums', () => {
    const sums = { payableCents: 100, paidCents: 0, proofOpen: false, lastRejected: false };
    expect(paymentStatus(sums)).toBe('UNPAID');
    expect(paymentStatus({ ...sums, proofOpen: true, lastRejected: true })).toBe('PROOF_SUBMITTED');
    expect(paymentStatus({ ...sums, paidCents: 99, lastRejected: true })).toBe('REJECTED');
    expect(paymentStatus({ ...sums, paidCents: 99 })).toBe('PARTIALLY_PAID');
    expect(paymentStatus({ ...sums, paidCents: 100 })).toBe('PAID');
    expect(paymentStatus({ ...sums, paidCents: 100, proofOpen: true })).toBe('PROOF_SUBMITTED');
    expect(paymentStatus({ ...sums, paidCents: 100, lastRejected: true })).toBe('PAID');
  });

  test('M-T10 of a cancelled order nothing is open, of another one what is not paid', () => {
    const sums = { payableCents: 100, paidCents: 30 };
    expect(openCents({ ...sums, status: 'IN_PROGRESS' })).toBe(70);
    expect(openCents({ ...sums, paidCents: 130, status: 'SHIPPED' })).toBe(0);
    expect(openCents({ ...sums, status: 'CANCELLED' })).toBe(0);
  });

  test('L-30 Q-24 raising then lowering an order back to the paid sum leaves it PAID', () => {
    const sums = { paidCents: 100, proofOpen: false, lastRejected: false };
    expect([150, 100].map((payableCents) => paymentStatus({ ...sums, payableCents }))).toEqual([
      'PARTIALLY_PAID',
      'PAID',
    ]);
  });

  test('D-70 deposit and balance add up; the deposit is due first', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(10_000), (payable, bp) => {
        const { depositCents, balanceCents } = futuresAmounts(payable, bp);
        expect(depositCents + balanceCents).toBe(payable);
        expect(balanceCents).toBeGreaterThanOrEqual(0);
      }),
    );
    expect([0, 29, 30, 100, 120].map((paid) => futuresDue(100, 3000, paid))).toEqual([30, 1, 70, 0, 0]);
    expect(() => futuresAmounts(1, 10_001)).toThrow(RangeError);
  });
});
