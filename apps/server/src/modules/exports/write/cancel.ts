import { codes } from '@selvedge/api-spec/codes';
import type { Context } from '../../../contract/handlers';
import { refuse } from '../../../http/errors';
import { applyExportTransition } from '../machine/steps';
import { exportView, lockExport, ownExport } from '../read/jobs';

/**
 * Cancels the caller's own export while it waits or runs; the running job stops at its next batch. Refuses with 40904 in another state,
 * with 40401 when there is none.
 */
export function cancelExport(ctx: Context, id: string) {
  return ctx.inTransaction(async (tx) => {
    const { plan } = await ownExport({ db: tx, buyer: ctx.buyer }, id);
    const locked = await lockExport(tx, id);
    if (locked === undefined) throw refuse(codes.NOT_FOUND);
    const actor = { side: 'buyer', isOwner: true } as const;
    const job = await applyExportTransition({ tx, job: locked }, 'cancel', actor, { finishedAt: ctx.now });
    return exportView({ job, plan }, ctx.now);
  });
}
