import { isRepeatedCommit } from '@selvedge/domain/stateMachines/jobs';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { importRows, type StoredMatch } from '../../../db/schema/imports';
import { addUp, inLockOrder } from '../../offers/rules/wanted';
import { ownJob } from '../read/jobs';
import { type Commit, isCommit, type JobCall, applyJobTransition } from '../machine/jobSteps';
import { toCart, toDraft } from '../machine/takeOver';

/** Returns a match without its column, which belongs to the sheet and to nothing that is made of it. */
function plainMatch({ productId, skuId, listId, qty, priceCents }: StoredMatch): StoredMatch {
  return { productId, skuId, listId, qty, priceCents };
}

/**
 * Takes the rows of a checked sheet over into the cart or a draft, in one transaction; repeated calls, also parallel ones, return the first
 * result and do nothing more. Refuses ALL with 42202 while a row is in error, and with 42201 what cart or drafts have no room for.
 * VALID_ONLY takes of a row in error what can be ordered all the same.
 */
export function commitImport(ctx: Context, jobId: string, mode: 'ALL' | 'VALID_ONLY'): Promise<Commit> {
  return ctx.inTransaction(async (tx) => {
    const job = await ownJob(tx, ctx, jobId, true);
    if (isRepeatedCommit(job.state) && isCommit(job.result)) return job.result;
    // A job from before its reading was stored counted no row with an error; it commits what it announced.
    const counted = job.reading === null ? ne(importRows.state, 'ERROR') : undefined;
    const stored = await tx
      .select({ matches: importRows.matches })
      .from(importRows)
      .where(and(eq(importRows.jobId, jobId), counted))
      .orderBy(asc(importRows.rowNo));
    const rows = stored.filter(({ matches }) => matches.length > 0);
    const lines = inLockOrder(addUp(rows.flatMap(({ matches }) => matches.map(plainMatch))));
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
    const committing = await applyJobTransition(call, 'commit', { side: 'buyer', isOwner: true });
    const done = await applyJobTransition(committing, 'finish', { side: 'system' });
    if (!isCommit(done.job.result)) throw new Error('the job was finished without its result');
    return done.job.result;
  });
}
