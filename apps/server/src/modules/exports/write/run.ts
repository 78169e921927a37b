import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import { XLSX_TYPE } from '../../../contract/answers';
import type { Adapters } from '../../../adapters/adapters';
import type { Config } from '../../../config/config';
import { newId } from '../../../db/ids';
import type { Db } from '../../../db/pool';
import { importJobs } from '../../../db/schema/imports';
import { files } from '../../../db/schema/platform';
import { inTransaction } from '../../../db/tx';
import { Refusal } from '../../../http/errors';
import { openFormFolder, removeFormFolder } from '../../../http/formFolder';
import type { JobRun } from '../../../jobs/tasks';
import { streamWorkbook } from '../../../sheets/stream/stream';
import { announceJob } from '../../imports/machine/announceJob';
import { discard, newStorageKey, withRoom } from '../../upload/files/keep';
import { applyExportTransition } from '../machine/steps';
import { type JobRow, lockExport } from '../read/jobs';
import { type Plan, planOf } from '../read/plans';
import { sourceOf } from '../sheets/source';
import { failExport } from './fail';
import { queueExport } from './queue';

/** Rows read and written per batch. */
export const BATCH = 200;

/** Services that write an export. */
export interface ExportServices {
  db: Db;
  adapters: Pick<Adapters, 'files'>;
  config: Pick<Config, 'dataDir' | 'quota'>;
}

const SYSTEM = { side: 'system' } as const;

/**
 * Starts an export; one that another process had begun is written again from its beginning. Returns undefined when there is nothing to
 * write, because it was cancelled or is finished.
 */
function begin(db: Db, id: string): Promise<{ plan: Plan; job: JobRow } | undefined> {
  return inTransaction(db, async (tx) => {
    const job = await lockExport(tx, id);
    const plan = await planOf(tx, id);
    if (job === undefined || plan === undefined) return undefined;
    if (job.state === 'FAILED') throw new Error('the export has failed for good: its owner has to ask again');
    if (job.state !== 'QUEUED' && job.state !== 'RUNNING') return undefined;
    if (job.state === 'QUEUED')
      return { plan, job: await applyExportTransition({ tx, job }, 'start', SYSTEM) };
    await tx.update(importJobs).set({ done: 0 }).where(eq(importJobs.id, id));
    return { plan, job };
  });
}

/** Stores the progress of an export and announces it to the owner; returns false when the export was cancelled meanwhile. */
function tell(db: Db, job: JobRow, done: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const noted = await tx
      .update(importJobs)
      .set({ done })
      .where(and(eq(importJobs.id, job.id), eq(importJobs.state, 'RUNNING')));
    if (noted.rowCount === 0) return false;
    await announceJob(tx, { ...job, state: 'RUNNING', done });
    return true;
  });
}

/** Result of writing: a complete workbook, or none, because the export was cancelled or the process is to stop. */
type Written = { rows: number; bytes: number; missing: number } | 'CANCELLED' | 'STOPPED';

async function write(
  { db }: ExportServices,
  { plan, job }: { plan: Plan; job: JobRow },
  path: string,
  stopped: () => boolean,
): Promise<Written> {
  const source = await sourceOf(db, plan);
  const workbook = streamWorkbook({
    path,
    name: job.fileName.replace(/\.xlsx$/, ''),
    columns: source.columns,
    hasPictures: plan.mode === 'IMAGE',
  });
  try {
    let rows = 0;
    for (let from = 0; from < plan.total; from += BATCH) {
      if (stopped()) return 'STOPPED';
      const some = await source.rows(from, Math.min(from + BATCH, plan.total));
      await workbook.add(some);
      rows += some.length;
      if (!(await tell(db, job, Math.min(from + BATCH, plan.total)))) return 'CANCELLED';
    }
    return { rows, ...(await workbook.end()) };
  } finally {
    await workbook.close();
  }
}

/**
 * Stores the workbook if the owner's quota allows it (else 41301): first a row of `files`, so that the sweep finds what a crash leaves,
 * then the bytes, then the transition that publishes the file.
 */
async function keep(
  { db, adapters, config }: ExportServices,
  { job, plan }: { job: JobRow; plan: Plan },
  path: string,
  { rows, bytes, missing }: Exclude<Written, string>,
): Promise<void> {
  const now = new Date();
  const fileId = newId();
  const storageKey = newStorageKey('exports', 'xlsx');
  const wanted = { owner: { kind: job.ownerKind, id: job.ownerId }, bytes };
  await withRoom({ db, config }, wanted, plan.language, (tx) =>
    tx.insert(files).values({
      id: fileId,
      ownerKind: 'system',
      ownerId: job.id,
      name: job.fileName,
      kind: 'XLSX',
      contentType: XLSX_TYPE,
      size: bytes,
      storageKey,
      state: 'WRITING',
      createdAt: now,
      checkedAt: now,
    }),
  );
  try {
    await adapters.files.put(storageKey, await readFile(path));
    await inTransaction(db, async (tx) => {
      const locked = await lockExport(tx, job.id);
      if (locked?.state !== 'RUNNING') return;
      const made = { fileId, size: bytes, rows, missingPictures: missing };
      const change = { finishedAt: now, total: rows, done: rows, fileSize: bytes };
      await applyExportTransition({ tx, job: locked, made }, 'finish', SYSTEM, change);
    });
  } finally {
    await discard(db, fileId);
  }
}

/**
 * Writes the workbook of an export: batch by batch into a temporary file, which is stored when it is complete. A cancelled export ends at
 * the next batch; when the process is to stop, the export goes back into the queue for another process. An export larger than the owner's
 * quota fails at once. May run twice: one file is kept.
 */
export async function runExport(
  services: ExportServices,
  id: string,
  { signal, isLastAttempt }: JobRun,
): Promise<void> {
  const { db } = services;
  const begun = await begin(db, id);
  if (begun === undefined) return;
  const folder = await openFormFolder(services.config.dataDir, 'exports').make();
  try {
    const path = join(folder, 'export.xlsx');
    const written = await write(services, begun, path, () => signal.aborted);
    if (written === 'STOPPED') await queueExport(db, id, begun.job.ownerId);
    else if (written !== 'CANCELLED') await keep(services, begun, path, written);
  } catch (error) {
    if (error instanceof Refusal && error.code === codes.TOO_LARGE) {
      await inTransaction(db, (tx) => failExport(tx, id, new Date(), 'exports.noRoom'));
      return;
    }
    if (isLastAttempt) await inTransaction(db, (tx) => failExport(tx, id, new Date()));
    throw error;
  } finally {
    await removeFormFolder(folder);
  }
}
