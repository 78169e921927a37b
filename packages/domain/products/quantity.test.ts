import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUANTITY_MAX } from '../constants';
import { parseQuantity } from './quantity';

test.each(['', ' ', 'abc', '-1', '1.5', '1e3', '+2', '1,000', '0x10', '２.5', '1 2', '9999999999'])(
  'refuses %j',
  (text) => {
    expect(parseQuantity(text)).toBeNull();
  },
);

test('takes whole numbers, full-width digits and leading zeros', () => {
  expect([parseQuantity('0'), parseQuantity(' 12 '), parseQuantity('１２'), parseQuantity('007')]).toEqual([
    0, 12, 12, 7,
  ]);
});

test('takes every whole number up to the largest and nothing beyond', () => {
  fc.assert(fc.property(fc.nat(QUANTITY_MAX), (value) => parseQuantity(String(value)) === value));
  expect(parseQuantity(String(QUANTITY_MAX + 1))).toBeNull();
});
