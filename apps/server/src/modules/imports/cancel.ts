import { codes } from '@selvedge/api-spec/codes';
import { jobStep, jobSteps } from '@selvedge/domain/lives/jobLife';
import { eq } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { importJobs, importRows } from '../../db/schema/imports';
import { refuse } from '../../http/errors';
import { announce } from '../../live/announce';
import { type JobRow, ownJob } from './jobs';

/** Cancels an own import that was not taken over (M-J): its rows go, nothing of it is stored. Else refused with 40904. */
export function cancelImport(ctx: Context, id: string): Promise<JobRow> {
  return ctx.inTransaction(async (tx) => {
    const job = await ownJob(tx, ctx, id, true);
    const actor = { ...ctx.buyer, isOwner: true };
    const step = jobStep('IMPORT', job.state, 'cancel', actor);
    if (!step.ok)
      throw refuse(codes.STEP_REFUSED, { from: job.state, allowed: jobSteps('IMPORT', job.state, actor) });
    await tx.delete(importRows).where(eq(importRows.jobId, id));
    const [cancelled] = await tx
      .update(importJobs)
      .set({ state: step.state })
      .where(eq(importJobs.id, id))
      .returning();
    if (cancelled === undefined) throw new Error('the import was not cancelled');
    const { state, total, done } = cancelled;
    await announce(tx, {
      to: { buyers: [ctx.buyer.id] },
      type: 'job.progress',
      id,
      data: { state, total, done },
    });
    return cancelled;
  });
}
