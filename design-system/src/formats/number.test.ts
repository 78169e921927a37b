import { beforeAll, expect, test } from 'vitest';
import { formatCount, formatDiscount, formatPercent, formatQuantity, formatWeight } from './number';
import { locales } from './locale';
import { loadMessages } from './messages';

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale))));

test('quantities, percentages and counts', () => {
  expect(formatQuantity(12_408)).toBe('12,408');
  expect(formatQuantity(null)).toBe('–');
  expect(formatPercent(500)).toBe('5%');
  expect(formatPercent(1250)).toBe('12.5%');
});

test('R-3.33 a weight has the decimals it was given', () => {
  expect([9000, 9400, 15_250, 9375, 1_204_500].map(formatWeight)).toEqual([
    '9 kg',
    '9.4 kg',
    '15.25 kg',
    '9.375 kg',
    '1,204.5 kg',
  ]);
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
