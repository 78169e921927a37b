import { expect, test } from 'vitest';
import { RULE_KEYS, tierFault, DEFAULT_TRADE_RULES, valueOfRule, withRule } from './tradeRules';

const tiers = (...steps: [number, number][]) =>
  steps.map(([fromCents, surchargeBp]) => ({ fromCents, surchargeBp }));

test.each([
  [tiers([0, 1000], [500_000, 0]), null],
  [tiers([0, 0]), null],
  [[], { fault: 'START', at: 0 }],
  [tiers([1, 500]), { fault: 'START', at: 0 }],
  [tiers([0, 500], [200, 400], [200, 300]), { fault: 'RISING', at: 2 }],
  [tiers([0, 500], [200, 500]), { fault: 'FALLING', at: 1 }],
])('X-A46 steps of a surcharge rise from nought and charge less and less: %j', (steps, found) => {
  expect(tierFault(steps)).toEqual(found);
});

test('X-A45 what a rule says goes into the rules and comes out again; a value of the other kind changes nothing', () => {
  for (const key of RULE_KEYS)
    expect(withRule(DEFAULT_TRADE_RULES, key, valueOfRule(DEFAULT_TRADE_RULES, key))).toEqual(
      DEFAULT_TRADE_RULES,
    );
  expect(withRule(DEFAULT_TRADE_RULES, 'minPiecesMultiSize', { pieces: 6 }).minPiecesMultiSize).toBe(6);
  expect(withRule(DEFAULT_TRADE_RULES, 'surchargeTiers', { pieces: 6 })).toEqual(DEFAULT_TRADE_RULES);
});
