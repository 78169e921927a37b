import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUYER_PERMS } from './permissions';
import { type Giver, mayGrant, mayLimit } from './teamGrants';

const limits = fc.option(fc.nat({ max: 1000 }));
const perms = fc.subarray([...BUYER_PERMS]);
const givers: fc.Arbitrary<Giver> = fc.record({ leads: fc.boolean(), perms, spendLimitCents: limits });
/** Returns a limit as a comparable number: no limit is infinite. */
const height = (limit: number | null): number => limit ?? Infinity;

test('D-37 who does not lead makes no right a member’s that neither of the two had', () => {
  fc.assert(
    fc.property(givers, perms, fc.constantFrom(...BUYER_PERMS), (giver, held, perm) => {
      const isNew = !held.includes(perm) && !giver.perms.includes(perm);
      expect(mayGrant(giver, perm, held)).toBe(giver.leads || !isNew);
    }),
  );
});

test('D-37 who does not lead lifts no limit above the own one; lowering and leaving is always open', () => {
  fc.assert(
    fc.property(givers, limits, limits, (giver, before, after) => {
      const isLifted = height(after) > height(before) && height(after) > height(giver.spendLimitCents);
      expect(mayLimit(giver, before, after)).toBe(giver.leads || !isLifted);
    }),
  );
});
