import { madeSheet } from '@selvedge/domain/sheets/reading/generated.fixture';
import fc from 'fast-check';
import { test } from 'vitest';
import { writer } from '../testing/writers';
import { expectReadAlike } from './writers.fixture';

test('Q-01 Q-11 whatever program writes an order sheet, page and server read the same cells, and no piece is lost', async () => {
  await fc.assert(fc.asyncProperty(madeSheet, writer, expectReadAlike), { numRuns: 40 });
});
