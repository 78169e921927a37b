import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleSurcharge, surchargeAtSubmit } from './surchargeFreeze';

test('D-18 a shortage of the platform keeps the better rate of submit and today', () => {
  const free = surchargeAtSubmit(1_050_000);
  expect(free).toEqual({ bp: 0, cents: 0 });
  expect(settleSurcharge(free, 400_000)).toEqual({ bp: 0, cents: 0 });
  expect(settleSurcharge(surchargeAtSubmit(510_000), 490_000)).toEqual({ bp: 500, cents: 24_500 });
  expect(settleSurcharge(surchargeAtSubmit(490_000), 1_200_000)).toEqual({ bp: 0, cents: 0 });
});

test('D-18 once frozen it stays', () => {
  const frozen = { bp: 500, cents: 25_000 };
  expect(settleSurcharge(surchargeAtSubmit(1_500_000), 100, frozen)).toBe(frozen);
});

test('D-18 fewer goods never cost more surcharge than at submit', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (a, b) => {
      const atSubmit = surchargeAtSubmit(Math.max(a, b));
      expect(settleSurcharge(atSubmit, Math.min(a, b)).cents).toBeLessThanOrEqual(atSubmit.cents);
    }),
  );
});
