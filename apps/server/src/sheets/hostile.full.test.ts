import { BOUNDS } from '@selvedge/domain/sheets/workbook/limits';
import { WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import { expect, test } from 'vitest';
import { holdNextSheet } from '../testing/heldSheets';
import { HOSTILE_SHEETS } from '../testing/hostileSheets';
import { ORDER_ROWS, workbookOf } from '../testing/workbooks';
import { readOrder } from './readOrder';
import { runJob } from './workers';

async function judged(file: Buffer): Promise<string> {
  try {
    const reading = await readOrder(file, []);
    expect(JSON.stringify(reading).length).toBeLessThan(BOUNDS.usual.answerChars);
    return 'READ';
  } catch (error) {
    // Errors of the zip and XML libraries are reported as unreadable.
    return error instanceof WorkbookRefused ? error.refusal.reason : 'UNREADABLE';
  }
}

test.each(HOSTILE_SHEETS.filter(({ large = false }) => !large))('$kind', async ({ make, verdict }) => {
  expect(await judged(make())).toBe(verdict);
});

test('the table knows at least 60 kinds, each once', () => {
  expect(HOSTILE_SHEETS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(HOSTILE_SHEETS.map(({ kind }) => kind)).size).toBe(HOSTILE_SHEETS.length);
});

test('a job that takes too long is ended, and the next one is done', async () => {
  const order = (source = workbookOf({ rows: ORDER_ROWS })) => ({
    kind: 'order' as const,
    source: new Uint8Array(source),
    knownSizes: [],
  });
  // A worker that has never worked may be terminated while it creates its first inflater, which ends the whole process in Node 20.
  expect(await runJob(order())).toMatchObject({ kind: 'read' });
  // The job takes hundreds of ms, and its answer is held back, however late this process notices the timeout.
  const slow = HOSTILE_SHEETS.find(({ kind }) => kind === '19,800 quantities of text beside 200 columns');
  const answer = holdNextSheet();
  try {
    expect(await runJob(order(slow?.make()), [], 50)).toEqual({ kind: 'exceeded' });
  } finally {
    answer.drop();
  }
  expect(await runJob(order())).toMatchObject({ kind: 'read' });
  expect(await runJob(order())).toMatchObject({ kind: 'read' });
});
