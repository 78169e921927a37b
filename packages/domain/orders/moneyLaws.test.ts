import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { surchargeBp } from '../money/minimums';
import { sumCents } from '../money/money';
import { violatedMoneyInvariants } from './moneyLaws';
import type { Draw } from './moneyWalk/given.fixture';
import { MoneyWalk } from './moneyWalk/walk.fixture';
import { retainedGoodsCents } from './amountParts';
import { allowedActions } from './orderMachine';

/** Number of random walks: some hundreds in the gate, ten thousand in the full tier, which prints their seed. */
const IS_FULL = process.env.TEST_TIER === 'full';
const ORDERS = IS_FULL ? 10_000 : 300;
const SEED = randomInt(2 ** 31);

const start = fc.record({
  subs: fc.array(
    fc.array(
      fc.record({ priceCents: fc.integer({ min: 1, max: 300_000 }), qty: fc.integer({ min: 1, max: 12 }) }),
      { minLength: 1, maxLength: 3 },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  onAccount: fc.boolean(),
});
const draws = fc.infiniteStream(fc.nat(2 ** 30));

function drawFrom(numbers: Iterator<number>): Draw {
  return (limit) => (limit <= 1 ? 0 : (numbers.next().value as number) % limit);
}

function check(walk: MoneyWalk): void {
  const told = walk.story.join('\n');
  expect(violatedMoneyInvariants(walk, walk), told).toEqual([]);
  const staff = allowedActions(walk.state, { side: 'staff', roles: ['ROOT'] });
  if (walk.waitingCents !== null) {
    expect(staff, told).toContain('acceptPayment');
    expect(staff, told).toContain('rejectPayment');
  }
  const { order, subs, lines, claims, tiers } = walk;
  const granted = sumCents(claims.map(({ settledCents }) => settledCents ?? 0));
  expect(granted, told).toBeLessThanOrEqual(Math.max(0, walk.acceptedCents - walk.givenCents));
  // The platform cut nothing, so the customer cancelled whatever is missing: the rate is that of the remaining goods.
  const kept = retainedGoodsCents({ subs, lines });
  if (!walk.isCut && kept > 0) expect(order.surchargeBp, told).toBe(surchargeBp(kept, tiers));
}

test('L-29 M-T6 M-T8 M-T10 Q-24 D-18 D-22 the laws of money hold after every step of any walk through the order machine', () => {
  if (IS_FULL) process.stdout.write(`seed of the walks: ${SEED}\n`);
  fc.assert(
    fc.property(start, draws, fc.integer({ min: 5, max: 40 }), (made, numbers, steps) => {
      const walk = new MoneyWalk(made);
      const draw = drawFrom(numbers[Symbol.iterator]());
      for (let step = 0; step < steps && walk.step(draw); step += 1) check(walk);
    }),
    { numRuns: ORDERS, seed: SEED },
  );
});
