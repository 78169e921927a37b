import { codes } from '@selvedge/api-spec/codes';
import { exportSteps, type JobState } from '@selvedge/domain/stateMachines/jobs';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { exportPlans, importJobs } from '../../../db/schema/imports';
import { files } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';
import { lockExport, ownExport } from '../read/jobs';

const OVER: readonly JobState[] = ['DONE', 'FAILED', 'CANCELLED'];

/** Refuses with 40904 an export that is in no state of these. */
export function refuseOtherStates(state: JobState, wanted: readonly JobState[]): void {
  if (wanted.includes(state)) return;
  throw refuse(codes.STEP_REFUSED, {
    from: state,
    allowed: exportSteps(state, { side: 'buyer', isOwner: true }),
  });
}

/** Drops what is to be written of these exports; their files go with the next sweep. */
export async function dropPlans(tx: Tx, ids: string[]): Promise<void> {
  const gone = await tx
    .delete(exportPlans)
    .where(inArray(exportPlans.jobId, ids))
    .returning({ fileIds: exportPlans.fileIds });
  const fileIds = gone.flatMap((plan) => plan.fileIds);
  if (fileIds.length > 0) await tx.update(files).set({ state: 'PENDING_DELETION' }).where(inArray(files.id, fileIds));
}

/** Drops an export that is held by nobody else until the transaction ends; refuses with 40904 one in no state of these, with 40401 one that is gone. */
async function drop(tx: Tx, id: string, states: readonly JobState[]): Promise<void> {
  const locked = await lockExport(tx, id);
  if (locked === undefined) throw refuse(codes.NOT_FOUND);
  refuseOtherStates(locked.state, states);
  await dropPlans(tx, [id]);
  await tx.delete(importJobs).where(eq(importJobs.id, id));
}

/** Drops a failed export whose place another one takes: of two that are asked for at once the second finds it gone. */
export const dropFailed = (tx: Tx, id: string): Promise<void> => drop(tx, id, ['FAILED']);

/** Deletes an own export that is over, with its file. Else refused with 40904, and with 40401 when there is none. */
export function deleteExport(ctx: Context, id: string): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    await ownExport({ db: tx, buyer: ctx.buyer }, id);
    await drop(tx, id, OVER);
  });
}
