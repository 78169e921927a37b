import { expect, test } from 'vitest';
import { amountTone, cutAt, sumLines, type SubOrderLine } from './SubOrderTable.model';

const line = (more: Partial<SubOrderLine>): SubOrderLine => ({
  id: '1',
  brand: 'Halden',
  name: 'Knit',
  sizes: [],
  priceCents: 12_800,
  askedQty: 30,
  confirmedQty: 30,
  shippedQty: null,
  receivedQty: null,
  lineCents: 384_000,
  ...more,
});

test.each([
  ['nothing cut', {}, undefined],
  ['R-3.36 cut by the platform', { confirmedQty: 28 }, 'confirmed'],
  ['R-3.37 shipped short', { shippedQty: 18 }, 'shipped'],
  ['received short', { shippedQty: 30, receivedQty: 29 }, 'received'],
  ['not confirmed yet', { confirmedQty: null }, undefined],
  ['only the first cut is marked', { confirmedQty: 28, shippedQty: 20 }, 'confirmed'],
] as const)('%s', (_name, more, stage) => {
  expect(cutAt(line(more))).toBe(stage);
});

test('L-34 sums are the sums of the shown lines; an empty column has no sum', () => {
  expect(
    sumLines([line({}), line({ askedQty: 2, confirmedQty: 0, lineCents: 0, effectCents: -25_600 })]),
  ).toEqual({
    asked: 32,
    confirmed: 30,
    shipped: null,
    received: null,
    lineCents: 384_000,
    effectCents: -25_600,
  });
});

test('amounts are estimated until confirmed and only for reference once called off', () => {
  const [open, confirmed] = [line({ confirmedQty: null }), line({ confirmedQty: 3 })];
  expect(amountTone([open], false)).toBe('estimated');
  expect(amountTone([confirmed, open], false)).toBe('estimated');
  expect(amountTone([confirmed], false)).toBe('regular');
  expect(amountTone([confirmed, open], true)).toBe('reference');
});
