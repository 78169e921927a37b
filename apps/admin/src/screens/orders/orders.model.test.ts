import { expect, test } from 'vitest';
import { answer } from '../../../../../api-spec/openapi/examples/getOrdersPage.json';
import { CONFIRMATIONS } from '@selvedge/domain/orders/orderStates';
import type { OrderRow } from '../../api/schemas';
import { confirmable, stageOf, statusOf } from './orders.model';

/** Counts of zero, which the examples leave out. */
const noughts = Object.fromEntries(
  [...CONFIRMATIONS, 'cancelled'].map((key) => [key, 0]),
) as OrderRow['confirmation'];
const rows = answer.usual.data.list.map((row) => ({
  ...row,
  confirmation: { ...noughts, ...row.confirmation },
})) as OrderRow[];
const first = rows[0] as OrderRow;

test('R-4.35 an acknowledgement that waits for the customer stands before the flow', () => {
  const confirmation = { ...first.confirmation, RECEIPT_PENDING: 1 };
  expect(statusOf({ ...first, confirmation })).toEqual({ kind: 'confirmation', code: 'RECEIPT_PENDING' });
  expect(statusOf(first)).toEqual({ kind: 'flow', code: 'TO_BE_CONFIRMED' });
  expect(statusOf({ ...first, status: 'COMPLETED', flow: null })).toEqual({
    kind: 'status',
    code: 'COMPLETED',
  });
});

test.each([
  ['AWAITING_PLATFORM', 'NONE', false, 'asked'],
  ['RECEIPT_PENDING', 'NONE', false, 'confirmed'],
  ['CONFIRMED', 'PARTIAL', false, 'partial'],
  ['CONFIRMED', 'RECEIVED', false, 'shipped'],
  ['CONFIRMED', 'NONE', true, 'cancelled'],
] as const)('a sub-order %s, %s, cancelled %s is drawn %s', (confirmation, shipping, cancelled, stage) => {
  expect(stageOf({ id: 'so', subNo: 'O1-01', confirmation, shipping, cancelled })).toBe(stage);
});

test('X-A121 only sub-orders that wait for the platform are confirmed, where the server offers it', () => {
  const all = new Set(rows.map(({ id }) => id));
  expect(confirmable([first], all)).toHaveLength(3);
  expect(confirmable([{ ...first, actions: [] }], all)).toHaveLength(0);
  expect(confirmable([first], new Set())).toHaveLength(0);
});
