import { expect, test } from 'vitest';
import type { PurchaseNeed } from '../../api/schemas';
import { bySupplier } from './orderForm';

const need = (id: string, supplierId: string, openQty: number) =>
  ({ id, supplierId, supplierName: supplierId.toUpperCase(), openQty }) as PurchaseNeed;

test('R-2.81 X-A145 ticked needs become one purchase order for each supplier', () => {
  const rows = [need('a', 's1', 3), need('b', 's1', 4), need('c', 's2', 5), need('d', 's3', 9)];
  expect(bySupplier(rows, new Set(['a', 'b', 'c']))).toEqual([
    { supplierId: 's1', supplierName: 'S1', needIds: ['a', 'b'], qty: 7 },
    { supplierId: 's2', supplierName: 'S2', needIds: ['c'], qty: 5 },
  ]);
  expect(bySupplier(rows, new Set())).toEqual([]);
});
