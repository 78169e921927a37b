import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/pool';
import { SYSTEM_ACTOR } from '../../../db/records';
import { importJobs } from '../../../db/schema/imports';
import { inTransaction } from '../../../db/tx';
import { AT_WORK } from '../machine/keepNewest';
import { applyJobTransition } from '../machine/jobSteps';
import type { Failure } from '../read/staffJobs';
import type { JudgedRow } from './judge';
import { countVerdicts, keepVerdicts } from './verdicts';

/**
 * Ends a job that could not be completed. Rows that became wrong since the check get their problems; a commit that fails after its first
 * batches reports that these are stored.
 */
export function failProducts(
  db: Db,
  id: string,
  reason: Exclude<Failure, 'PARTLY'>,
  wrong: readonly JudgedRow[] = [],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [job] = await tx.select().from(importJobs).where(eq(importJobs.id, id)).for('update');
    if (job === undefined || !AT_WORK.includes(job.state)) return;
    await keepVerdicts(tx, id, wrong);
    if (job.state === 'COMMITTING')
      await tx
        .update(importJobs)
        .set(await countVerdicts(tx, id))
        .where(eq(importJobs.id, id));
    const error: Failure = job.state === 'COMMITTING' && job.done > 0 ? 'PARTLY' : reason;
    const call = { tx, job: { ...job, error, result: null }, now: new Date(), actor: SYSTEM_ACTOR };
    const begun = job.state === 'QUEUED' ? await applyJobTransition(call, 'start', { side: 'system' }) : call;
    await applyJobTransition(begun, 'fail', { side: 'system' });
  });
}
