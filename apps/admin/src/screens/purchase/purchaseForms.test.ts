import { expect, test } from 'vitest';
import type { PurchaseOrderDetail } from '../../api/schemas';
import { openLines, purchaseInput, purchaseSchema, receiptInput, receiptSchema } from './purchaseForms';

const line = (id: string, qty: number, receivedQty: number, defectQty: number) =>
  ({
    id,
    skuId: `k-${id}`,
    qty,
    receivedQty,
    defectQty,
    openQty: qty - receivedQty - defectQty,
    costCents: 900,
  }) as PurchaseOrderDetail['lines'][number];
const order = (status: PurchaseOrderDetail['status']) =>
  ({ supplierId: 's1', status, lines: [line('a', 8, 2, 1), line('b', 4, 4, 0)] }) as PurchaseOrderDetail;

test('X-A150 E-40919 only what is open is counted, never more than that, and at least one piece', () => {
  const lines = openLines(order('ACKNOWLEDGED'));
  expect(lines.map(({ id }) => id)).toEqual(['a']);
  const schema = receiptSchema(lines);
  const problems = (good: number | null, defect: number | null) =>
    schema.safeParse({ lines: [{ good, defect }], note: '' }).error?.issues.map(({ message }) => message) ??
    [];
  expect(problems(4, 1)).toEqual([]);
  expect(problems(5, 1)).toEqual(['aboveOpen']);
  expect(problems(null, 0)).toEqual(['nothingCame']);
  expect(receiptInput(lines, { lines: [{ good: 4, defect: 1 }], note: '' })).toEqual({
    lines: [{ id: 'a', goodQty: 4, defectQty: 1 }],
  });
});

test('X-A148 M-P a sent order only falls, not below what came; a draft lets lines of no pieces go', () => {
  const sent = order('SENT');
  const values = (a: number, b: number) => ({
    expectedAt: '2026-01-01',
    note: '',
    lines: [
      { qty: a, cost: 9 },
      { qty: b, cost: 9 },
    ],
  });
  const problems = (isDraft: boolean, a: number, b: number) =>
    purchaseSchema(isDraft, sent.lines)
      .safeParse(values(a, b))
      .error?.issues.map(({ message }) => message) ?? [];
  expect(problems(false, 3, 4)).toEqual([]);
  expect(problems(false, 9, 3)).toEqual(['onlyLess', 'belowCame']);
  expect(problems(true, 9, 0)).toEqual([]);
  expect(problems(true, 0, 0)).toEqual(['noPieces']);
  expect(purchaseInput(order('DRAFT'), values(9, 0), 3)).toMatchObject({
    lines: [{ skuId: 'k-a', qty: 9, costCents: 900 }],
    version: 3,
  });
});
