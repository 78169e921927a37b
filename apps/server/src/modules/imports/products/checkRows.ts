import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/pool';
import { SYSTEM_ACTOR } from '../../../db/records';
import { importJobs } from '../../../db/schema/imports';
import { inTransaction } from '../../../db/tx';
import type { JobRun } from '../../../jobs/tasks';
import { announceJob } from '../machine/announceJob';
import { applyJobTransition } from '../machine/jobSteps';
import { checkTask, queueProducts } from '../machine/queueProducts';
import type { JobRow } from '../read/jobs';
import { failProducts } from './failProducts';
import { keepVerdicts } from './verdicts';
import { type JudgedRow, judgeRows } from './judge';
import { type ProductSheet, openSheet, rowsAt } from './openSheet';

/** Rows judged in one transaction: between two batches a job can be cancelled, and its progress is announced. */
export const BATCH = 500;
/** Maximum number of pieces that the contract allows. */
const MOST_PIECES = 10_000_000;

async function heldJob(tx: Tx, id: string): Promise<JobRow | undefined> {
  const [job] = await tx.select().from(importJobs).where(eq(importJobs.id, id)).for('update');
  return job;
}

/** Starts the check of a job and returns the job; null when it is finished or cancelled. A check that was started before is continued. */
export async function beginCheck(db: Db, id: string): Promise<JobRow | null> {
  return inTransaction(db, async (tx) => {
    const job = await heldJob(tx, id);
    if (job === undefined || (job.state !== 'QUEUED' && job.state !== 'RUNNING')) return null;
    if (job.state === 'RUNNING') return job;
    const call = { tx, job, now: new Date(), actor: SYSTEM_ACTOR };
    const started = (await applyJobTransition(call, 'start', { side: 'system' })).job;
    await tx.update(importJobs).set({ state: started.state }).where(eq(importJobs.id, id));
    await announceJob(tx, started);
    return started;
  });
}

/**
 * Judges the next rows of a job and stores its progress, in one transaction: a process that is killed leaves nothing half done and nothing
 * twice. After the last rows the job is VALIDATED; when rows are missing it fails. Returns whether rows are left.
 */
export function checkBatch(db: Db, id: string, sheet: ProductSheet, size = BATCH): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const job = await heldJob(tx, id);
    if (job?.state !== 'RUNNING') return false;
    const rows = await rowsAt(tx, id, job.done, size);
    if (rows.length === 0 && job.done < job.total) {
      const call = { tx, job: { ...job, error: 'BROKEN' }, now: new Date(), actor: SYSTEM_ACTOR };
      await applyJobTransition(call, 'fail', { side: 'system' });
      return false;
    }
    const judged = await judgeRows(tx, id, sheet, rows);
    await keepVerdicts(tx, id, judged);
    const countOf = (state: JudgedRow['state']) => judged.filter((row) => row.state === state).length;
    const good = judged.filter(({ state }) => state !== 'ERROR');
    const checked: JobRow = {
      ...job,
      done: job.done + judged.length,
      valid: job.valid + countOf('OK'),
      warnings: job.warnings + countOf('WARN'),
      invalid: job.invalid + countOf('ERROR'),
      qty: good.reduce((sum, { pieces }) => Math.min(MOST_PIECES, sum + pieces), job.qty),
    };
    const keep = async ({ state, done, valid, warnings, invalid, qty }: JobRow) => {
      await tx
        .update(importJobs)
        .set({ state, done, valid, warnings, invalid, qty })
        .where(eq(importJobs.id, id));
    };
    if (checked.done >= checked.total) {
      const call = { tx, job: checked, now: new Date(), actor: SYSTEM_ACTOR, keepRows: keep };
      await applyJobTransition(call, 'validate', { side: 'system' });
      return false;
    }
    await keep(checked);
    await announceJob(tx, checked);
    return true;
  });
}

/** Checks the rows of a product sheet, batch by batch; a check that is aborted leaves the rest to another job. */
export async function checkProducts(db: Db, id: string, { signal, isLastAttempt }: JobRun): Promise<void> {
  try {
    const job = await beginCheck(db, id);
    if (job === null) return;
    const sheet = await openSheet(db, job);
    while (await checkBatch(db, id, sheet)) {
      if (signal.aborted) return await queueProducts(db, id, checkTask);
    }
  } catch (error) {
    if (isLastAttempt) await failProducts(db, id, 'BROKEN');
    throw error;
  }
}
