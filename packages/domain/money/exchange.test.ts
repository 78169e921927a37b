import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convertCents,
  convertOrNull,
  convertShares,
  convertSums,
  CURRENCY_SYMBOLS,
  currencySymbol,
  isRate,
  isRateLeap,
  isSameRate,
  rateOf,
  shownRates,
} from './exchange';

const rate = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([whole, places]) => `${whole}.${String(places).padStart(6, '0')}`);
const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

describe('exchange', () => {
  test('R-9.05 three currencies in order yuan, Hong Kong dollar, euro, whatever came', () => {
    const shown = shownRates([
      { name: 'USD', num: '1.08' },
      { name: 'HKD', num: '8.45' },
      { name: 'EUR', num: '3' },
    ]);
    expect(shown.map(({ name, num, index }) => [name, num, index])).toEqual([
      ['CNY', null, 0],
      ['HKD', '8.45', 1],
      ['EUR', '1', 2],
    ]);
  });

  test('R-9.06 the euro is 1 even if the server says otherwise', () => {
    expect(rateOf([{ name: 'EUR', num: '2' }], 'EUR')).toBe('1');
  });

  test('D-40 a missing or broken rate gives null, shown as a dash', () => {
    expect(rateOf([], 'CNY')).toBeNull();
    for (const num of ['0', '', '-1', '1e3', '1.2345678', 'NaN', '1,2', '.5', '5.']) {
      expect(isRate(num)).toBe(false);
      expect(rateOf([{ name: 'CNY', num }], 'CNY')).toBeNull();
      expect(convertOrNull(100, num)).toBeNull();
    }
    expect(convertOrNull(100, null)).toBeNull();
    expect(() => convertCents(1, '0')).toThrow(RangeError);
  });

  test('D-41 R-3.06 symbols of 23 currencies, an unknown one is its code', () => {
    expect(Object.keys(CURRENCY_SYMBOLS)).toHaveLength(23);
    expect(Object.values(CURRENCY_SYMBOLS).every((symbol) => symbol !== '')).toBe(true);
    expect(currencySymbol('PHP')).toBe('₱');
    expect([currencySymbol('EUR'), currencySymbol('XAU'), currencySymbol('toString')]).toEqual([
      '€',
      'XAU',
      'toString',
    ]);
  });

  test('D-40 conversion is exact and half-up', () => {
    expect(convertCents(100, '7.8125')).toBe(781);
    expect(convertCents(200, '7.8025')).toBe(1561);
    expect(convertCents(1, '0.5')).toBe(1);
    expect(convertCents(41_250, '7.823456')).toBe(322_718);
    fc.assert(fc.property(cents, (n) => void expect(convertCents(n, '1')).toBe(n === 0 ? 0 : n)));
  });

  test('Q-28 shares add up to the rounded total, each within one hundredth, zero stays zero', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 60 }), rate, (parts, num) => {
        const { parts: shown, total } = convertShares(parts, num);
        expect(shown.reduce((a, b) => a + b, 0)).toBe(total);
        const sum = parts.reduce((a, b) => a + b, 0);
        expect(total).toBe(convertCents(sum, num));
        parts.forEach((part, index) => {
          expect(Math.abs((shown[index] ?? 0) - convertCents(part, num))).toBeLessThanOrEqual(1);
          if (part === 0) expect(shown[index]).toBe(0);
        });
      }),
    );
  });

  test('Q-28 shown lines, discount, surcharge, freight and credit add up to the payable in every currency', () => {
    const amount = fc.nat(10 ** 9);
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 40 }),
        amount,
        amount,
        amount,
        amount,
        rate,
        (lines, d, s, f, c, num) => {
          const shown = convertSums(
            { lines, discountCents: d, surchargeCents: s, freightCents: f, creditCents: c },
            num,
          );
          const linesShown = shown.lines.reduce((a, b) => a + b, 0);
          expect(shown.goods - shown.discount).toBe(linesShown);
          expect(linesShown + shown.surcharge + shown.freight - shown.credit).toBe(shown.payable);
        },
      ),
    );
  });
});

test('Q-28 conversion is symmetric: what is owed converts as what is paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e12 }),
      fc.integer({ min: 1, max: 99_999_999 }),
      (cents, micro) => {
        const rate = (micro / 1e6).toFixed(6);
        expect(convertCents(-cents, rate) + convertCents(cents, rate)).toBe(0);
      },
    ),
  );
});

test('D-40 two rates are compared as numbers, and a leap of more than a quarter is told from a day of trade', () => {
  expect([isSameRate('7.8400', '7.84'), isSameRate('7.84', '7.841'), isSameRate('10', '1.0')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isRateLeap('1.0000', '1.25'), isRateLeap('1', '1.250001'), isRateLeap('1', '0.75')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([isRateLeap('1', '0.749999'), isRateLeap('163.4', '1634')]).toEqual([true, true]);
});
