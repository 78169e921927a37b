import { Worker } from 'node:worker_threads';
import type { SheetCell } from '@selvedge/api-spec/rules/importHeaders';
import { storable } from '../../contract/plainText';
import { refuse } from '../../http/errors';

const LONGEST_MS = 60_000;
const MOST_MEMORY_MB = 768;
const AT_ONCE = 2;
const MOST_WAITING = 20;
const RETRY_SECONDS = 10;

let reading = 0;
const waiting: (() => void)[] = [];

function isRows(message: unknown): message is { rows: SheetCell[][] } {
  return typeof message === 'object' && message !== null && 'rows' in message && Array.isArray(message.rows);
}

/** Cells whose text can be stored: a workbook may hold any sign, also escaped ones such as `_x0000_`. */
function storableRows(rows: SheetCell[][]): SheetCell[][] {
  return rows.map((row) => row.map((cell) => (typeof cell === 'string' ? storable(cell) : cell)));
}

function readInWorker(file: Buffer): Promise<SheetCell[][] | null> {
  const bytes = new Uint8Array(file);
  const worker = new Worker(new URL('./sheetReader.mjs', import.meta.url), {
    workerData: { bytes },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  return new Promise((resolve) => {
    const end = (rows: SheetCell[][] | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(rows);
    };
    const timer = setTimeout(() => end(null), LONGEST_MS);
    worker.once('message', (message: unknown) => end(isRows(message) ? storableRows(message.rows) : null));
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}

/**
 * Reads the cells of a workbook in a worker with bounded memory and time, so that other requests go on meanwhile. Null
 * when the content cannot be read. A few files are read at a time, others wait; when too many wait, more are refused
 * with 42901. The file must have been judged before (rules/importLimits).
 */
export async function readCells(file: Buffer): Promise<SheetCell[][] | null> {
  if (reading >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw refuse(42901, { retryAfter: RETRY_SECONDS });
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  } else {
    reading += 1;
  }
  try {
    return await readInWorker(file);
  } finally {
    const next = waiting.shift();
    if (next === undefined) reading -= 1;
    else next();
  }
}
