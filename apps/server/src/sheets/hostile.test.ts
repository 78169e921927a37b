import { expect, test } from 'vitest';
import { HOSTILE_SHEETS } from '../testing/hostileSheets';
import { workbookOf } from '../testing/workbooks';
import { BOUNDS } from './limits';
import { readOrder } from './readOrder';
import { WorkbookRefused } from './refused';
import { runJob } from './workers';

async function judged(file: Buffer): Promise<string> {
  try {
    const reading = await readOrder(file, []);
    expect(JSON.stringify(reading).length).toBeLessThan(BOUNDS.usual.answerChars);
    return 'READ';
  } catch (error) {
    // What the zip and XML libraries throw is answered as unreadable.
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
  const order = () => ({ kind: 'order' as const, source: new Uint8Array(workbookOf({})), knownSizes: [] });
  expect(await runJob(order(), [], 0)).toEqual({ kind: 'exceeded' });
  expect(await runJob(order())).toMatchObject({ kind: 'read' });
  expect(await runJob(order())).toMatchObject({ kind: 'read' });
});
