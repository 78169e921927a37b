import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ean13CheckDigit, isEan13, makeEan13 } from './ean';

describe('EAN-13', () => {
  test('check digits of known codes', () => {
    expect([ean13CheckDigit('400638133393'), ean13CheckDigit('000000000000')]).toEqual([1, 0]);
    expect(['8051234567892', '8051234567893', '805123456789', ''].map(isEan13)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(() => ean13CheckDigit('12')).toThrow(RangeError);
  });

  test('every made code is valid and no single wrong digit is', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{12}$/),
        fc.nat(12),
        fc.integer({ min: 1, max: 9 }),
        (twelve, at, shift) => {
          const code = makeEan13(twelve);
          expect(isEan13(code)).toBe(true);
          const wrong = [...code]
            .map((digit, index) => (index === at ? String((Number(digit) + shift) % 10) : digit))
            .join('');
          expect(isEan13(wrong)).toBe(false);
        },
      ),
    );
  });
});
