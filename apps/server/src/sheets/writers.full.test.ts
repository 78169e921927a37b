import { madeSheet } from '@selvedge/domain/sheets/reading/generated.fixture';
import fc from 'fast-check';
import { test } from 'vitest';
import { writer } from '../testing/writers';
import { expectReadAlike } from './writers.fixture';

test('Q-01 Q-11 of two thousand workbooks of different programs none loses a cell or a piece', async () => {
  await fc.assert(fc.asyncProperty(madeSheet, writer, expectReadAlike), { numRuns: 2000 });
});
