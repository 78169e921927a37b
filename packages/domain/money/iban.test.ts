import { expect, test } from 'vitest';
import { ibanFits } from './iban';

test('X-A136 check digits of an IBAN have to fit, one changed digit does not', () => {
  for (const iban of ['GB82 WEST 1234 5698 7654 32', 'DE89370400440532013000'])
    expect(ibanFits(iban), iban).toBe(true);
  for (const iban of ['GB82 WEST 1234 5698 7654 33', 'GB82-WEST-1234-5698-7654-33', 'DE88370400440532013000'])
    expect(ibanFits(iban), iban).toBe(false);
});

test('X-A136 numbers of other countries are taken as they are', () => {
  for (const number of ['808-123456-001', '6222 0210 0100 2266 118', 'HK12'])
    expect(ibanFits(number)).toBe(true);
});
