import fc from 'fast-check';
import { test } from 'vitest';
import { madeSheet } from './generated.fixture';
import { expectLaws } from './laws.fixture';

test('Q-01 any sheet: its pieces are those offered, refused and passed over, each under the size that was written above it', () => {
  fc.assert(fc.property(madeSheet, expectLaws), { numRuns: 300 });
});
