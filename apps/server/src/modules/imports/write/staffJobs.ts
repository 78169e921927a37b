import { codes } from '@selvedge/api-spec/codes';
import { isRepeatedCommit } from '@selvedge/domain/lives/jobLife';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { importJobs } from '../../../db/schema/imports';
import { refuse } from '../../../http/errors';
import { enqueue } from '../../../jobs/enqueue';
import { takeExportStep } from '../../exports/machine/steps';
import { announceJob, type Commit, isCommit, takeJobStep } from '../machine/jobSteps';
import type { JobRow } from '../read/jobs';
import { type OwnedJob, seenJob } from '../read/staffJobs';
import { needSupplier } from './startGoods';

const AS_OWNER = { side: 'staff', isOwner: true } as const;

/** Cancels a job that staff see (M-J, X-A161): nothing of it is stored. Else refused with 40904. */
export function cancelJob(ctx: Context, id: string): Promise<OwnedJob> {
  return ctx.inTransaction(async (tx) => {
    const { job, ownerName } = await seenJob(tx, ctx.staff, id, true);
    const { actor, now } = ctx;
    if (job.type === 'EXPORT') {
      const call = { tx, job };
      return { job: await takeExportStep(call, 'cancel', AS_OWNER, { finishedAt: now }), ownerName };
    }
    return { job: (await takeJobStep({ tx, job, actor, now }, 'cancel', AS_OWNER)).job, ownerName };
  });
}

/**
 * Commits an own checked sheet of products in the background; asked again, also in parallel, it answers the same and does nothing
 * more. ALL is refused with 42202 while a row is in error. Needs the permission of the import as it is today.
 */
export function commitJob(ctx: Context, id: string, mode: 'ALL' | 'VALID_ONLY'): Promise<Commit> {
  ctx.need('biz:product:import');
  return ctx.inTransaction(async (tx) => {
    const { job } = await seenJob(tx, ctx.staff, id, true);
    const isOwn = job.ownerKind === 'staff' && job.ownerId === ctx.staff.id;
    if (!isOwn || job.type !== 'PRODUCT_IMPORT') throw refuse(codes.NOT_FOUND);
    if (isRepeatedCommit(job.state) && isCommit(job.result)) return job.result;
    const good = job.valid + job.warnings;
    const result: Commit = { committed: good, skipped: job.total - good };
    const { actor, now } = ctx;
    const takeOver = async ({ state }: JobRow) => {
      await needSupplier(tx, job.supplierId ?? '', ctx.language);
      await tx.update(importJobs).set({ state, mode, result, done: 0 }).where(eq(importJobs.id, id));
      await enqueue(tx, 'imports.commit', { id });
      return { result, done: 0 };
    };
    const call = { tx, job: { ...job, mode }, now, actor, takes: good, takeOver };
    await announceJob(tx, (await takeJobStep(call, 'commit', AS_OWNER)).job);
    return result;
  });
}
