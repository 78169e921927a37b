import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleSurcharge, surchargeAtSubmit } from './surchargeFreeze';
import { DEFAULT_TRADE_RULES } from './tradeRules';

const tiers = DEFAULT_TRADE_RULES.surchargeTiers;

test('D-18 a shortage of the platform keeps the better rate of submit and today', () => {
  const free = surchargeAtSubmit(1_050_000, tiers);
  expect(free).toEqual({ bp: 0, cents: 0 });
  expect(settleSurcharge(free, 400_000, tiers)).toEqual({ bp: 0, cents: 0 });
  expect(settleSurcharge(surchargeAtSubmit(510_000, tiers), 490_000, tiers)).toEqual({
    bp: 500,
    cents: 24_500,
  });
  expect(settleSurcharge(surchargeAtSubmit(490_000, tiers), 1_200_000, tiers)).toEqual({ bp: 0, cents: 0 });
});

test('D-18 once frozen it stays', () => {
  const frozen = { bp: 500, cents: 25_000 };
  expect(settleSurcharge(surchargeAtSubmit(1_500_000, tiers), 100, tiers, frozen)).toBe(frozen);
});

test('D-18 fewer goods never cost more surcharge than at submit', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (a, b) => {
      const atSubmit = surchargeAtSubmit(Math.max(a, b), tiers);
      expect(settleSurcharge(atSubmit, Math.min(a, b), tiers).cents).toBeLessThanOrEqual(atSubmit.cents);
    }),
  );
});
