import { expect, test } from 'vitest';
import { correctionOf, correctionSchema } from './correctionForm';

const sizes = [
  { skuId: 's-1', size: 'S', onHandQty: 5, lockedQty: 4, incomingQty: 0, stockQty: 1 },
  { skuId: 's-2', size: 'M', onHandQty: 8, lockedQty: 0, incomingQty: 0, stockQty: 8 },
];
const schema = correctionSchema(sizes);
const wrong = (values: object) =>
  (schema.safeParse({ reason: 'COUNT', note: '', changes: [null, null], ...values }).error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message],
  );

test('Q-21 no size falls below what orders hold', () => {
  expect(wrong({ changes: [-2, null] })).toEqual([['changes.0', 'correction.belowLocked']]);
  expect(wrong({ changes: [-1, -8] })).toEqual([]);
});

test('R-2.79 a correction has a reason, words where the reason is another, and something that changes', () => {
  expect(wrong({ reason: '', changes: [1, null] })).toEqual([['reason', 'correction.reasonNeeded']]);
  expect(wrong({ reason: 'OTHER', note: '  ', changes: [1, null] })).toEqual([
    ['note', 'correction.noteNeeded'],
  ]);
  expect(wrong({ changes: [0, null] })).toEqual([['changes.0', 'correction.nothing']]);
});

test('sizes that were left alone are not sent', () => {
  expect(correctionOf(sizes, { reason: 'COUNT', note: '', changes: [null, -3] })).toEqual({
    reason: 'COUNT',
    lines: [{ skuId: 's-2', change: -3 }],
  });
  expect(correctionOf(sizes, { reason: 'OTHER', note: '样衣', changes: [1, 0] })).toEqual({
    reason: 'OTHER',
    note: '样衣',
    lines: [{ skuId: 's-1', change: 1 }],
  });
});
