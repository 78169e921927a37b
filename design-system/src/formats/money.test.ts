import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatMoneyCompact } from './money';

test('R-1.20 euro with two decimals, grouped, symbol first', () => {
  expect(formatMoney(129_000)).toBe('€1,290.00');
  expect(formatMoney(0)).toBe('€0.00');
});

test('negative amounts carry U+2212, absent ones a dash', () => {
  expect(formatMoney(-31_600)).toBe('−€316.00');
  expect(formatMoney(null)).toBe('–');
});

test('R-1.19 converted by the rate, rounded half up per amount', () => {
  expect(formatMoney(41_250, { currency: 'CNY', rate: '7.842' })).toBe('¥3,234.83');
  expect(formatMoney(41_250, { currency: 'HKD', rate: '8.4315' })).toBe('HK$3,477.99');
  expect(() => formatMoney(1, { currency: 'CNY', rate: '1e3' })).toThrow(RangeError);
});

test('an amount holds no place where a line may break', () => {
  fc.assert(fc.property(fc.integer(), (cents) => !/[\s-]/.test(formatMoney(cents))));
});

test('large sums are shortened', () => {
  expect(formatMoneyCompact(24_630_000)).toBe('€246.3k');
  expect(formatMoneyCompact(20_000_000)).toBe('€200k');
  expect(formatMoneyCompact(428_631_000)).toBe('€4.29M');
  expect(formatMoneyCompact(82_000)).toBe('€820');
});
