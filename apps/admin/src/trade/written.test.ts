import { expect, test } from 'vitest';
import type { ProductRow } from './written';
import { kindOf, linesOf, writeProducts } from './written';

const row = { id: 'p1', kind: 'FUTURES' } as ProductRow;
const change = (sizeId: string, quantity: number) =>
  ({ kind: 'quantity', row, rowId: 'p1', columnId: 'sizes', sizeId, quantity }) as const;

test('R-2.76 goods written in several lists are lines of one order; what is emptied leaves it', () => {
  const one = writeProducts({}, 'l1', [change('38', 2), change('40', 3)]);
  const two = writeProducts(one, 'l2', [change('38', 1)]);
  expect(linesOf(two)).toEqual([
    { skuId: '38', listId: 'l1', qty: 2 },
    { skuId: '40', listId: 'l1', qty: 3 },
    { skuId: '38', listId: 'l2', qty: 1 },
  ]);
  expect(kindOf(two)).toBe('FUTURES');
  expect(writeProducts(two, 'l2', [change('38', 0)])).toEqual(one);
  expect(kindOf({})).toBe('SPOT');
});
