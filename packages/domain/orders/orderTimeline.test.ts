import { expect, test } from 'vitest';
import { orderTimeline } from './orderTimeline';
import type { SubState } from './orderStates';

const confirmed: SubState = { confirmation: 'CONFIRMED', shipping: 'NONE', cancelled: false };
const records = [
  { action: 'submitInquiry', at: '2025-11-12T01:00:00Z', operatorName: 'Lin' },
  { action: 'confirmInquiry', at: '2025-11-12T09:40:00Z', operatorName: 'Lin' },
  { action: 'acceptPayment', at: '2025-11-13T03:05:00Z', operatorName: 'Zhou' },
];

test('R-3.34 steps before the current one are done and tell who and when', () => {
  const entries = orderTimeline({ subs: [confirmed], payment: 'PAID' }, records);
  expect(entries.map(({ step, state, by }) => [step, state, by])).toEqual([
    ['TO_BE_CONFIRMED', 'DONE', 'Lin'],
    ['TO_BE_PAID', 'DONE', 'Zhou'],
    ['AWAITING_SHIPPING', 'CURRENT', undefined],
    ['SHIPPED', 'TODO', undefined],
    ['COMPLETED', 'TODO', undefined],
  ]);
});

test('a completed order has every step done', () => {
  const entries = orderTimeline({ subs: [{ ...confirmed, shipping: 'RECEIVED' }], payment: 'PAID' });
  expect(entries.every((entry) => entry.state === 'DONE')).toBe(true);
});

test('M-T10 a cancelled order ends with CANCELLED after what it reached', () => {
  const cancel = { action: 'cancelOrder', at: '2025-11-13T04:00:00Z', operatorName: 'Lin' };
  const entries = orderTimeline({ subs: [{ ...confirmed, cancelled: true }], payment: 'UNPAID' }, [
    ...records.slice(0, 2),
    cancel,
  ]);
  expect(entries.map(({ step, state, at }) => [step, state, at])).toEqual([
    ['TO_BE_CONFIRMED', 'DONE', '2025-11-12T09:40:00Z'],
    ['CANCELLED', 'CURRENT', '2025-11-13T04:00:00Z'],
  ]);
});
