import { codes } from '@selvedge/api-spec/codes';
import { isRepeatedCommit } from '@selvedge/domain/stateMachines/jobs';
import type { Perm } from '@selvedge/domain/people/permissions';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { importJobs } from '../../../db/schema/imports';
import { refuse } from '../../../http/errors';
import { applyExportTransition } from '../../exports/machine/steps';
import { announceJob } from '../machine/announceJob';
import { type Commit, isCommit, applyJobTransition } from '../machine/jobSteps';
import { commitTask, queueProducts } from '../machine/queueProducts';
import type { JobRow } from '../read/jobs';
import { isOwnJob, type OwnedJob, seenJob } from '../read/staffJobs';
import { commitAtOnce } from './commitAtOnce';
import { writeToList } from './toList';
import { writeSuppliers } from './toSuppliers';
import { needSupplier } from './startProducts';

const AS_OWNER = { side: 'staff', isOwner: true } as const;

/** Permissions that staff need to commit a sheet, by its job type. */
const NEEDED: Partial<Record<JobRow['type'], Perm>> = {
  PRODUCT_IMPORT: 'biz:product:import',
  LIST_IMPORT: 'biz:list:edit',
  SUPPLIER_IMPORT: 'biz:supplier:import',
};

/** Sheets whose rows are written within the commit; the others are written in the background. */
const AT_ONCE: Partial<Record<JobRow['type'], (ctx: Context, tx: Tx, job: JobRow) => Promise<number>>> = {
  LIST_IMPORT: writeToList,
  SUPPLIER_IMPORT: writeSuppliers,
};

/**
 * Cancels an own job, or with sys:job:cancel a job of others that the caller sees: nothing of it is stored. Refuses with 403 a job of
 * others without that permission, and with 40904 when it is too late.
 */
export function cancelJob(ctx: Context, id: string): Promise<OwnedJob> {
  return ctx.inTransaction(async (tx) => {
    const { job, ...owned } = await seenJob(tx, ctx.staff, id, true);
    if (!isOwnJob(job, ctx.staff)) ctx.need('sys:job:cancel');
    const { actor, now } = ctx;
    if (job.type === 'EXPORT') {
      const call = { tx, job };
      return { job: await applyExportTransition(call, 'cancel', AS_OWNER, { finishedAt: now }), ...owned };
    }
    return { job: (await applyJobTransition({ tx, job, actor, now }, 'cancel', AS_OWNER)).job, ...owned };
  });
}

/**
 * Commits an own checked sheet: products of a list and suppliers at once, products in the background; repeated calls, also parallel ones,
 * return the same and do nothing more. Refuses ALL with 42202 while a row is in error. The caller must still have the permission of the
 * import.
 */
export function commitJob(ctx: Context, id: string, mode: 'ALL' | 'VALID_ONLY'): Promise<Commit> {
  return ctx.inTransaction(async (tx) => {
    const { job } = await seenJob(tx, ctx.staff, id, true);
    const need = NEEDED[job.type];
    if (need !== undefined) ctx.need(need);
    if (!isOwnJob(job, ctx.staff) || need === undefined) throw refuse(codes.NOT_FOUND);
    if (isRepeatedCommit(job.state) && isCommit(job.result)) return job.result;
    const write = AT_ONCE[job.type];
    if (write !== undefined) return commitAtOnce(ctx, tx, job, mode, () => write(ctx, tx, job));
    const good = job.valid + job.warnings;
    const result: Commit = { committed: good, skipped: job.total - good };
    const { actor, now } = ctx;
    const takeOver = async ({ state }: JobRow) => {
      await needSupplier(tx, job.supplierId ?? '', ctx.language);
      await tx.update(importJobs).set({ state, mode, result, done: 0 }).where(eq(importJobs.id, id));
      await queueProducts(tx, id, commitTask);
      return { result, done: 0 };
    };
    const call = { tx, job: { ...job, mode }, now, actor, takes: good, takeOver };
    await announceJob(tx, (await applyJobTransition(call, 'commit', AS_OWNER)).job);
    return result;
  });
}
