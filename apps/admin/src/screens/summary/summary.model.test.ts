import { expect, test } from 'vitest';
import type { SummaryRow } from '../../api/schemas';
import { barsOf, changeBp, marginBp, monthsOf, shareOfBp } from './summary.model';

const row = (key: string, rest: Partial<SummaryRow>): SummaryRow => ({
  key,
  label: key,
  orders: 1,
  askedQty: 0,
  confirmedQty: 0,
  shippedQty: 0,
  receivedQty: 0,
  shortageQty: 0,
  valueCents: 0,
  paidCents: 0,
  ...rest,
});

test('R-2.59 margin, change and share have nothing to say where there is nothing to divide by', () => {
  expect(marginBp({ valueCents: 20_000, costCents: 8500 })).toBe(5750);
  expect(marginBp({ valueCents: 20_000 })).toBeNull();
  expect(marginBp({ valueCents: 0, costCents: 0 })).toBeNull();
  expect(changeBp({ valueCents: 900, beforeValueCents: 1000 })).toBe(-1000);
  expect(changeBp({ valueCents: 900, beforeValueCents: 0 })).toBeNull();
  expect(shareOfBp({ valueCents: 1 }, { valueCents: 3 })).toBe(3330);
  expect(shareOfBp({ valueCents: 0 }, { valueCents: 0 })).toBeNull();
});

test('R-2.59 every month of a span has its bar, over the turn of a year too, beside the month compared with', () => {
  expect(monthsOf({ from: '2025-11-20', to: '2026-02-01' })).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  const rows = [
    row('2026-02', { valueCents: 500, costCents: 250, beforeValueCents: 0 }),
    row('2025-01', { beforeValueCents: 70 }),
  ];
  expect(
    barsOf(rows, { from: '2026-01-01', to: '2026-02-28' }, { from: '2025-01-01', to: '2025-02-28' }),
  ).toEqual({
    months: ['2026-01', '2026-02'],
    values: [0, 500],
    before: [70, 0],
    margins: [null, 5000],
  });
});
