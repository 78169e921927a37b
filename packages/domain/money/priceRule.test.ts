import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceByRule } from './priceRule';

const rules = fc.record({
  percentBp: fc.integer({ min: 100, max: 100_000 }),
  stepCents: fc.integer({ min: 1, max: 100_000 }),
  rounding: fc.constantFrom('NEAREST' as const, 'UP' as const),
});
const bases = fc.integer({ min: 0, max: 100_000_000 });

describe('prices by a rule', () => {
  test('R-3.23 as the editor draws it: cost times 1.18 up to the next half euro', () => {
    const rule = { percentBp: 11_800, stepCents: 50, rounding: 'UP' as const };
    expect([24_200, 4_930, 5_240].map((base) => priceByRule(base, rule))).toEqual([28_600, 5_850, 6_200]);
    expect(priceByRule(10_000, { ...rule, percentBp: 9_000 }, 10_000)).toBe(10_000);
    expect(() => priceByRule(-1, rule)).toThrow(RangeError);
    expect(() => priceByRule(1, { ...rule, stepCents: 0 })).toThrow(RangeError);
  });

  test('R-3.23 a multiple of the step, at most one step from the percentage and never below it when rounded up', () => {
    fc.assert(
      fc.property(bases, rules, (base, rule) => {
        const price = priceByRule(base, rule);
        const exact = (base * rule.percentBp) / 10_000;
        expect(price % rule.stepCents).toBe(0);
        expect(Math.abs(price - exact)).toBeLessThanOrEqual(
          rule.rounding === 'UP' ? rule.stepCents : rule.stepCents / 2,
        );
        if (rule.rounding === 'UP') expect(price).toBeGreaterThanOrEqual(exact);
      }),
    );
  });

  test('R-3.23 a higher base never costs less, and a floor holds', () => {
    fc.assert(
      fc.property(bases, bases, rules, (one, other, rule) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(priceByRule(low, rule)).toBeLessThanOrEqual(priceByRule(high, rule));
        expect(priceByRule(low, rule, high)).toBeGreaterThanOrEqual(high);
      }),
    );
  });
});
