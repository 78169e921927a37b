import fc from 'fast-check';
import { test } from 'vitest';
import { madeSheet } from './generated.fixture';
import { expectLaws } from './laws.fixture';

test('Q-01 of two thousand sheets none loses a piece or finds a size that was not written', () => {
  fc.assert(fc.property(madeSheet, expectLaws), { numRuns: 2000 });
});
