import { codes } from '@selvedge/api-spec/codes';
import { exportSteps, type JobState } from '@selvedge/domain/stateMachines/jobs';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { exportPlans, importJobs } from '../../../db/schema/imports';
import { files, PENDING_DELETION } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';
import { lockExport, ownExport } from '../read/jobs';

const OVER: readonly JobState[] = ['DONE', 'FAILED', 'CANCELLED'];

/** Refuses with 40904 an export whose state is not one of these. */
export function refuseOtherStates(state: JobState, wanted: readonly JobState[]): void {
  if (wanted.includes(state)) return;
  throw refuse(codes.STEP_REFUSED, {
    from: state,
    allowed: exportSteps(state, { side: 'buyer', isOwner: true }),
  });
}

/** Deletes the plans of these exports; the sweep deletes their files afterwards. */
export async function dropPlans(tx: Tx, ids: string[]): Promise<void> {
  const gone = await tx
    .delete(exportPlans)
    .where(inArray(exportPlans.jobId, ids))
    .returning({ fileIds: exportPlans.fileIds });
  const fileIds = gone.flatMap((plan) => plan.fileIds);
  if (fileIds.length > 0)
    await tx.update(files).set({ state: PENDING_DELETION }).where(inArray(files.id, fileIds));
}

/** Locks and deletes an export; refuses with 40904 one whose state is not one of these, with 40401 one that is gone. */
async function drop(tx: Tx, id: string, states: readonly JobState[]): Promise<void> {
  const locked = await lockExport(tx, id);
  if (locked === undefined) throw refuse(codes.NOT_FOUND);
  refuseOtherStates(locked.state, states);
  await dropPlans(tx, [id]);
  await tx.delete(importJobs).where(eq(importJobs.id, id));
}

/** Deletes a failed export that is replaced by another try: of two tries at the same time the second is refused with 40401. */
export const dropFailed = (tx: Tx, id: string): Promise<void> => drop(tx, id, ['FAILED']);

/** Deletes the caller's own finished export with its file. Refuses with 40904 one that waits or runs, with 40401 when there is none. */
export function deleteExport(ctx: Context, id: string): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    await ownExport({ db: tx, buyer: ctx.buyer }, id);
    await drop(tx, id, OVER);
  });
}
