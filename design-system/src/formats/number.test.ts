import { expect, test } from 'vitest';
import { formatCount, formatDiscount, formatPercent, formatQuantity } from './number';

test('quantities, percentages and counts', () => {
  expect(formatQuantity(12_408)).toBe('12,408');
  expect(formatQuantity(null)).toBe('–');
  expect(formatPercent(500)).toBe('5%');
  expect(formatPercent(1250)).toBe('12.5%');
});

test('Q-42 counts use plural rules', () => {
  expect(formatCount(1, 'piece', 'en')).toBe('1 piece');
  expect(formatCount(30, 'piece', 'en')).toBe('30 pieces');
  expect(formatCount(1, 'piece', 'zh-CN')).toBe('1 件');
});

test('D-68 a discount is one less wholesale over retail, said as the trade says it', () => {
  expect(formatDiscount(41_250, 129_000, 'zh-CN')).toBe('3.2 折');
  expect(formatDiscount(41_250, 129_000, 'en')).toBe('−68%');
  expect(formatDiscount(41_250, 0, 'en')).toBe('–');
});
