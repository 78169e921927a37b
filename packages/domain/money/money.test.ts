import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allocateCents,
  applyBp,
  assertCents,
  centsToDecimal,
  divideHalfUp,
  lineCents,
  parseMoney,
  sumCents,
} from './money';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money in integer cents', () => {
  test('half-up rounds away from zero at the half', () => {
    expect([5n, 4n, -5n, -4n, 15n].map((n) => divideHalfUp(n, 10n))).toEqual([1n, 0n, -1n, 0n, 2n]);
    expect(applyBp(10, 500)).toBe(1);
    expect(applyBp(9, 500)).toBe(0);
  });

  test('rounding is never off by more than half', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 7n), (n, d) => {
        const off = 2n * (divideHalfUp(n, d) * d - n);
        expect(off <= d && off >= -d).toBe(true);
        expect(divideHalfUp(-n, d)).toBe(-divideHalfUp(n, d));
      }),
    );
  });

  test('D-04 floats, infinities and overflow never enter a sum', () => {
    for (const bad of [0.5, Number.NaN, Infinity, 2 ** 53])
      expect(() => assertCents(bad)).toThrow(RangeError);
    expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(Object.is(assertCents(-0), 0)).toBe(true);
  });

  test('a line is price x pieces - discount and never below zero', () => {
    expect(lineCents(41_250, 12)).toBe(495_000);
    expect(lineCents(100, 3, 300)).toBe(0);
    expect(() => lineCents(100, 3, 301)).toThrow(RangeError);
    expect(() => lineCents(100, -1)).toThrow(RangeError);
    expect(() => lineCents(100, 1.5)).toThrow(RangeError);
  });

  test('Q-28 allocated parts add up to the total and differ from the exact share by less than one', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(cents, weights, (total, parts) => {
        const split = allocateCents(total, parts);
        expect(sumCents(split)).toBe(total === 0 ? 0 : total);
        const sum = parts.reduce((a, b) => a + b, 0);
        if (sum === 0) return;
        for (const [i, weight] of parts.entries()) {
          expect(Math.abs((split[i] ?? 0) - (total * weight) / sum)).toBeLessThan(1.0001);
        }
      }),
    );
    expect(allocateCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocateCents(0, [])).toEqual([]);
    expect(() => allocateCents(1, [])).toThrow(RangeError);
  });

  test.each([
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['€ 1 234', 123_400],
    ['12,5', 1250],
    ['1,234', 123_400],
    ['1.234', 123_400],
    ['１２．５０', 1250],
    ["1'234.50 EUR", 123_450],
    ['0', 0],
  ])('L-34 amount as written %s', (text, expected) => expect(parseMoney(text)).toBe(expected));

  test.each(['', 'abc', '-1', '1e3', '0.125', '1,23,4', '12.345.6', '1.2.3', '$5', '99999999999999999'])(
    'L-34 no amount: %s',
    (text) => expect(parseMoney(text)).toBeNull(),
  );

  test('a plain decimal reads back as the same amount', () => {
    fc.assert(fc.property(fc.nat(10 ** 12), (n) => void expect(parseMoney(centsToDecimal(n))).toBe(n)));
    expect([centsToDecimal(5), centsToDecimal(-123_450), centsToDecimal(0)]).toEqual([
      '0.05',
      '-1234.50',
      '0.00',
    ]);
  });
});
