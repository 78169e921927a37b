import { codes } from '@selvedge/api-spec/codes';
import { importRefusal } from '@selvedge/domain/sheets/importLimits';
import type { BookAccount } from '@selvedge/domain/sheets/reading/account';
import type { SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import { WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import { refuseInTransaction } from '../db/holding';
import { refuse } from '../http/errors';
import { fairQueue, QueueFull } from '../scheduling/fairQueue';
import { yieldEvery } from '../scheduling/yieldEvery';
import { JOBS_AT_ONCE } from './limits';
import type { OrderLine, OrderReading, SheetJob, TextRow } from './messages';
import type { WorkbookSource } from './workbookParts';
import { runJob, type SheetOutcome } from './workers';
import type { SheetToWrite } from './writeSheet';

const RETRY_SECONDS = 5;
const queue = fairQueue({ running: JOBS_AT_ONCE, waitingEach: 2, waiting: 60 });

/** Person who reads or writes workbooks, for fair queueing between persons. */
export interface Person {
  kind: 'buyer' | 'staff';
  id: string;
}

async function inTurn(person: Person, work: () => Promise<SheetOutcome>): Promise<SheetOutcome> {
  refuseInTransaction('reading or writing a workbook');
  try {
    return await queue.run(`${person.kind} ${person.id}`, work);
  } catch (error) {
    if (error instanceof QueueFull) throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter: RETRY_SECONDS });
    throw error;
  }
}

/** Runs a reading job. Bytes are copied only when the job starts, and transferred to the worker; a path is opened there. */
function runWithSource(job: Exclude<SheetJob, { kind: 'write' }>): Promise<SheetOutcome> {
  if (typeof job.source === 'string') return runJob(job);
  const source = new Uint8Array(job.source);
  return runJob({ ...job, source }, [source.buffer]);
}

/** Reads in a worker; returns the heads, and the lines as JSON texts with several lines each. */
async function readTexts(person: Person, job: Exclude<SheetJob, { kind: 'write' }>) {
  const outcome = await inTurn(person, () => runWithSource(job));
  if (outcome.kind === 'refused') throw new WorkbookRefused(outcome.refusal);
  if (outcome.kind === 'exceeded') throw new WorkbookRefused(importRefusal('ZIP_BOMB'));
  if (outcome.kind !== 'read') throw new Error('the workbook was not read');
  return outcome;
}

/** Reads in a worker; the lines are parsed in batches, and other requests run in between. */
async function read<Line>(
  person: Person,
  job: Exclude<SheetJob, { kind: 'write' }>,
): Promise<{ heads: string[]; lines: Line[]; account?: BookAccount }> {
  const outcome = await readTexts(person, job);
  const giveWay = yieldEvery();
  const lines: Line[] = [];
  for (const some of outcome.lines) {
    lines.push(...(JSON.parse(some) as Line[]));
    await giveWay();
  }
  return { heads: outcome.heads, lines, account: outcome.account };
}

/**
 * Reads an order sheet in a worker, in the person's turn. Throws WorkbookRefused when the sheet is refused as a whole, and refuses with
 * 42901 when the person already has one running and two waiting.
 */
export async function readOrderSheetFile(
  person: Person,
  source: WorkbookSource,
  knownSizes: readonly string[],
  choices?: SheetChoices,
): Promise<OrderReading> {
  const job = { kind: 'order' as const, source, knownSizes, choices };
  const { account, ...reading } = await read<OrderLine>(person, job);
  if (account === undefined) throw new Error('the workbook was read without its account');
  return { ...reading, account };
}

/** Reads the first filled sheet of a workbook as text, at most `mostRows` filled rows; otherwise like readOrderSheetFile. */
export async function readTableFile(
  person: Person,
  source: WorkbookSource,
  mostRows: number,
): Promise<TextRow[]> {
  return (await read<TextRow>(person, { kind: 'table', source, mostRows, scale: 'usual' })).lines;
}

/**
 * Reads a large sheet as text, at most `mostRows` filled rows, and yields them in batches of a hundred: they are never all in this
 * process's memory as values. Otherwise like readTableFile.
 */
export async function readLargeTableFile(
  person: Person,
  source: WorkbookSource,
  mostRows: number,
): Promise<Iterable<TextRow[]>> {
  const { lines } = await readTexts(person, { kind: 'table', source, mostRows, scale: 'products' });
  return {
    *[Symbol.iterator]() {
      for (const some of lines) yield JSON.parse(some) as TextRow[];
    },
  };
}

/** Creates an .xlsx of one sheet in a worker, in the person's turn; refuses with 42901 as reading does. */
export async function writeSheetFile(person: Person, sheet: SheetToWrite): Promise<Buffer> {
  const outcome = await inTurn(person, () => runJob({ kind: 'write', sheet }));
  if (outcome.kind !== 'written') throw new Error(`the sheet was not written: ${outcome.kind}`);
  return Buffer.from(outcome.bytes.buffer, outcome.bytes.byteOffset, outcome.bytes.byteLength);
}
