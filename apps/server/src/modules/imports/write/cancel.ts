import type { Context } from '../../../contract/handlers';
import { type JobRow, ownJob } from '../read/jobs';
import { applyJobTransition } from '../machine/jobSteps';

/** Cancels an own import that was not committed: its rows are deleted, nothing of it is stored. Otherwise refuses with 40904. */
export function cancelImport(ctx: Context, id: string): Promise<JobRow> {
  return ctx.inTransaction(async (tx) => {
    const job = await ownJob(tx, ctx, id, true);
    const { actor, now } = ctx;
    return (await applyJobTransition({ tx, job, actor, now }, 'cancel', { side: 'buyer', isOwner: true }))
      .job;
  });
}
