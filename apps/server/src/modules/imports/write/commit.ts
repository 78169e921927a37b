import { isRepeatedCommit } from '@selvedge/domain/lives/jobLife';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { importRows } from '../../../db/schema/imports';
import { addUp, inLockOrder } from '../../offers/rules/wanted';
import { ownJob } from '../read/jobs';
import { type Commit, isCommit, type JobCall, takeJobStep } from '../machine/jobSteps';
import { toCart, toDraft } from '../machine/takeOver';

/**
 * Takes the rows of a checked sheet over into the cart or a draft, in one transaction; asked again, also in parallel, it
 * answers what it did and does nothing more. ALL is refused with 42202 while a row is in error, and what cart or
 * drafts have no room for with 42201.
 */
export function commitImport(ctx: Context, jobId: string, mode: 'ALL' | 'VALID_ONLY'): Promise<Commit> {
  return ctx.inTransaction(async (tx) => {
    const job = await ownJob(tx, ctx, jobId, true);
    if (isRepeatedCommit(job.state) && isCommit(job.result)) return job.result;
    const rows = await tx
      .select({ matches: importRows.matches })
      .from(importRows)
      .where(and(eq(importRows.jobId, jobId), ne(importRows.state, 'ERROR')))
      .orderBy(asc(importRows.rowNo));
    const lines = inLockOrder(addUp(rows.flatMap(({ matches }) => matches)));
    const call: JobCall = {
      tx,
      job: { ...job, mode },
      now: ctx.now,
      actor: ctx.actor,
      takes: lines.length,
      takeOver: async () => {
        const draftId = job.target === 'DRAFT' ? await toDraft(ctx, tx, job, lines) : null;
        const target = draftId === null ? { cartLines: await toCart(ctx, tx, lines) } : { draftId };
        const result: Commit = { committed: rows.length, skipped: job.total - rows.length, ...target };
        return { result, draftId };
      },
    };
    const committing = await takeJobStep(call, 'commit', { side: 'buyer', isOwner: true });
    const done = await takeJobStep(committing, 'finish', { side: 'system' });
    if (!isCommit(done.job.result)) throw new Error('the job was finished without its result');
    return done.job.result;
  });
}
