import { describe, expect, test } from 'vitest';
import { showAmount } from './PriceCell.model';

const euro = { code: 'EUR', rate: '1' } as const;
const yuan = { code: 'CNY', rate: '7.842' } as const;

describe('showAmount', () => {
  test('R-9.18 euro amounts stand as they are', () => {
    expect(showAmount(41_250, euro)).toEqual({
      text: '€412.50',
      isConverted: false,
      isNegative: false,
      isNone: false,
    });
  });

  test('D-40 another currency is converted and marked', () => {
    expect(showAmount(41_250, yuan)).toMatchObject({ text: '¥3,234.83', isConverted: true });
  });

  test('zero is a zero in every currency and never approximate', () => {
    expect(showAmount(0, euro).text).toBe('€0.00');
    expect(showAmount(0, yuan)).toMatchObject({ text: '¥0.00', isConverted: false });
  });

  test('negative amounts carry a true minus before the symbol', () => {
    expect(showAmount(-31_600, euro)).toMatchObject({ text: '−€316.00', isNegative: true });
  });

  test.each([
    [null, euro],
    [undefined, yuan],
    [100, { code: 'HKD', rate: '' } as const],
  ])('D-40 %j without an amount or a rate is a dash', (cents, currency) => {
    expect(showAmount(cents, currency)).toMatchObject({ text: '–', isNone: true });
  });
});
