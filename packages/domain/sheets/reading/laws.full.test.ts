import fc from 'fast-check';
import { test } from 'vitest';
import { madeChoices, madeSheet } from './generated.fixture';
import { expectLaws, expectSum } from './laws.fixture';

test('Q-01 of two thousand sheets none loses a piece or finds a size that was not written', () => {
  fc.assert(fc.property(madeSheet, expectLaws), { numRuns: 2000 });
});

test('Q-01 of two thousand sheets whose columns are chosen at random every sum of pieces closes', () => {
  fc.assert(fc.property(madeSheet, madeChoices, expectSum), { numRuns: 2000 });
});
