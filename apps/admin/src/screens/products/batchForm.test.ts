import { expect, test } from 'vitest';
import type { StaffProduct } from '../../api/schemas';
import { batchSchema, changeOf, priceAfter, STAYS, valueOf } from './batchForm';

const NOTHING = { percent: null, season: '', hot: STAYS, warehouseId: STAYS } as const;
const product = (wholesalePriceCents: number | null, stockQty: number) =>
  ({ wholesalePriceCents, stockQty }) as StaffProduct;

test('X-A63 what is left alone is not sent, and a form that changes nothing says so', () => {
  expect(batchSchema.safeParse(NOTHING).error?.issues[0]?.message).toBe('batch.nothing');
  const parsed = batchSchema.parse({ ...NOTHING, percent: -5, season: 'ss27', hot: 'no' });
  expect(changeOf(parsed)).toEqual({ percentBp: -500, season: 'SS27', hot: false });
  expect(changeOf({ ...NOTHING, warehouseId: 'MI-02' })).toEqual({ warehouseId: 'MI-02' });
});

test('X-A63 the preview rounds as the server does, and leaves prices on inquiry alone', () => {
  const rows = [product(41_255, 2), product(null, 9)];
  expect(rows.map((row) => priceAfter(row, -10))).toEqual([41_255 - 4126, null]);
  expect(valueOf(rows, -10)).toEqual({ before: 82_510, after: 2 * (41_255 - 4126) });
});
