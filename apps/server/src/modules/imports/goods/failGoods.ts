import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/pool';
import { SYSTEM_ACTOR } from '../../../db/records';
import { importJobs, importRows } from '../../../db/schema/imports';
import { inTransaction } from '../../../db/tx';
import { takeJobStep } from '../machine/jobSteps';
import type { Failure } from '../read/staffJobs';
import type { JudgedRow } from './judge';
import { keepVerdicts } from './verdicts';

/** Ends a job that could not be done (M-J): nothing of it was stored. Rows that went wrong since the check say so. */
export function failGoods(
  db: Db,
  id: string,
  error: Failure,
  wrong: readonly JudgedRow[] = [],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [job] = await tx.select().from(importJobs).where(eq(importJobs.id, id)).for('update');
    if (job === undefined || (job.state !== 'RUNNING' && job.state !== 'COMMITTING')) return;
    await keepVerdicts(tx, id, wrong);
    const countOf = (state: JudgedRow['state']) =>
      tx.$count(importRows, and(eq(importRows.jobId, id), eq(importRows.state, state)));
    if (job.state === 'COMMITTING') {
      const [valid, warnings, invalid] = [await countOf('OK'), await countOf('WARN'), await countOf('ERROR')];
      await tx.update(importJobs).set({ valid, warnings, invalid }).where(eq(importJobs.id, id));
    }
    const call = { tx, job: { ...job, error, result: null }, now: new Date(), actor: SYSTEM_ACTOR };
    await takeJobStep(call, 'fail', { side: 'system' });
  });
}
