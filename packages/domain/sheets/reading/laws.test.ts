import fc from 'fast-check';
import { test } from 'vitest';
import { madeChoices, madeSheet } from './generated.fixture';
import { expectLaws, expectSum } from './laws.fixture';

test('Q-01 any sheet: its pieces are those offered, refused and passed over, each under the size that was written above it', () => {
  fc.assert(fc.property(madeSheet, expectLaws), { numRuns: 300 });
});

test('Q-01 any sheet: whatever is said that its columns hold, its pieces are those offered, refused and passed over by name', () => {
  fc.assert(fc.property(madeSheet, madeChoices, expectSum), { numRuns: 300 });
});
