import { expect, test } from 'vitest';
import { type DeliveryMethod, deliversTo } from './delivery';

const METHODS: DeliveryMethod[] = ['MAINLAND', 'HK_MACAO', 'OVERSEAS'];

test.each([
  ['MAINLAND', '310000', ['MAINLAND']],
  ['HK_MACAO_TW', 'HK', ['HK_MACAO']],
  ['HK_MACAO_TW', 'TW', ['HK_MACAO']],
  ['OVERSEAS', 'IT', ['OVERSEAS']],
] as const)('D-33 an address in %s %s is delivered to by lists of %j only', (areaType, region, methods) => {
  const address = { areaType, regionCodes: [region] };
  expect(METHODS.filter((deliveryMethod) => deliversTo({ deliveryMethod }, address))).toEqual(methods);
});

test('D-33 a list without Taiwan refuses an address there and no other', () => {
  const address = (code: string) => ({ areaType: 'HK_MACAO_TW' as const, regionCodes: [code] });
  const list = { deliveryMethod: 'HK_MACAO' as const, excludeTaiwan: true };
  expect([deliversTo(list, address('TW')), deliversTo(list, address('HK'))]).toEqual([false, true]);
  expect(deliversTo({ ...list, excludeTaiwan: false }, address('TW'))).toBe(true);
});
