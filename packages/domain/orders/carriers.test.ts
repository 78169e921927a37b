import { expect, test } from 'vitest';
import { carrierPage } from './carriers';

test('R-3.31 a known carrier has a page for its number, whatever signs stand in it', () => {
  expect(carrierPage('DHL Express', '12 34')).toBe(
    'https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234',
  );
  expect(carrierPage('顺丰速运', 'SF1/2')).toMatch(/\/SF1%2F2$/);
});

test('R-3.31 an unknown carrier or a missing number has none', () => {
  expect(carrierPage('Kowloon Van', '12')).toBeNull();
  expect(carrierPage('UPS', ' ')).toBeNull();
});
