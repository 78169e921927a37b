/**
 * Program of the workers that read and write workbooks beside the server, one job at a time, so that neither large sheets nor hostile ones
 * block other requests.
 */
import { batchesOf } from '../db/batches';
import type { BookAccount } from '@selvedge/domain/sheets/reading/account';
import { BOUNDS, type SheetScale } from '@selvedge/domain/sheets/workbook/limits';
import { tooMuch, unreadable, WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import type { SheetAnswer, SheetJob, WorkerStart } from './messages';
import { readOrder } from './readOrder';
import { readTable } from './readTable';
import { writeSheet } from './writeSheet';

async function read(
  work: () => Promise<{ heads: string[]; lines: readonly object[]; account?: BookAccount }>,
  scale: SheetScale = 'usual',
): Promise<SheetAnswer> {
  try {
    const reading = await work();
    const lines = batchesOf(reading.lines).map((some) => JSON.stringify(some));
    const length = [...reading.heads, ...lines].reduce((sum, text) => sum + text.length, 0);
    if (length > BOUNDS[scale].answerChars) throw tooMuch();
    return { kind: 'read', heads: reading.heads, lines, account: reading.account };
  } catch (error) {
    // Errors of the zip and XML libraries mean that the content is damaged.
    const { refusal } = error instanceof WorkbookRefused ? error : unreadable();
    return { kind: 'refused', refusal };
  }
}

async function write(job: Extract<SheetJob, { kind: 'write' }>): Promise<SheetAnswer> {
  try {
    return { kind: 'written', bytes: await writeSheet(job.sheet) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : 'unknown' };
  }
}

export default function answerTo(job: SheetJob | WorkerStart): Promise<SheetAnswer | null> {
  switch (job.kind) {
    case 'start':
      return Promise.resolve(null);
    case 'order':
      return read(() => readOrder(job.source, job.knownSizes, job.choices));
    case 'table':
      return read(
        async () => ({ heads: [], lines: await readTable(job.source, job.mostRows, job.scale) }),
        job.scale,
      );
    case 'write':
      return write(job);
  }
}
