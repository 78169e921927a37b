import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { importStep, type ImportRow } from '@selvedge/domain/lives/jobLife';
import { type Actor, type EffectOf, type GuardOf, type Named, run } from '@selvedge/domain/machine/machine';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { portionsOf } from '../../../db/portions';
import { record } from '../../../db/records';
import { importJobs, importRows, type StoredMatch } from '../../../db/schema/imports';
import { refuse } from '../../../http/errors';
import { announce } from '../../../live/announce';
import { type JobRow, refuseExpired } from '../read/jobs';
import { keepNewest } from './keepNewest';
import type { NewRow } from '../check/rows';
import { toCart, toDraft } from './takeOver';

/** What a commit answers. */
export type Commit = components['schemas']['ImportCommit'];

/** Steps the server takes; another one does not compile before its guards and effects are in the maps below. */
type KeptStep = 'start' | 'validate' | 'commit' | 'finish' | 'cancel';

/** An import on its way: what guards look at and effects change. */
export interface JobCall {
  ctx: Context;
  tx: Tx;
  job: JobRow;
  /** Rows of a sheet that was just checked. */
  newRows?: readonly NewRow[];
  /** How many rows can be taken over, and their lines, one per SKU and list. */
  goodRows?: number;
  lines?: readonly StoredMatch[];
}

const GUARDS: Named<GuardOf<ImportRow, KeptStep>, JobCall> = {
  rowsKept: ({ job, ctx }) => refuseExpired(job, ctx.now),

  rowsGood: ({ job, lines = [] }) => {
    if ((job.mode === 'ALL' && job.invalid > 0) || lines.length === 0)
      throw refuse(codes.ROWS_WITH_ERRORS, { jobId: job.id, invalid: job.invalid });
  },
};

const EFFECTS: Named<EffectOf<ImportRow, KeptStep>, JobCall> = {
  keepRows: async ({ ctx, tx, job, newRows = [] }) => {
    await tx.insert(importJobs).values(job);
    for (const some of portionsOf(newRows)) {
      await tx.insert(importRows).values(some.map((row) => ({ ...row, jobId: job.id })));
    }
    await keepNewest(tx, ctx.buyer.id, ctx.now);
  },

  takeOver: async (call) => {
    const { ctx, tx, job, goodRows = 0, lines = [] } = call;
    const draftId = job.target === 'DRAFT' ? await toDraft(ctx, tx, job, lines) : null;
    const target = draftId === null ? { cartLines: await toCart(ctx, tx, lines) } : { draftId };
    const result: Commit = { committed: goodRows, skipped: job.total - goodRows, ...target };
    call.job = { ...job, result, draftId };
  },

  keepResult: async (call) => {
    call.job = { ...call.job, finishedAt: call.ctx.now };
    const { state, mode, result, finishedAt, draftId } = call.job;
    await call.tx
      .update(importJobs)
      .set({ state, mode, result, finishedAt, draftId })
      .where(eq(importJobs.id, call.job.id));
  },

  dropRows: async ({ tx, job }) => {
    await tx.delete(importRows).where(eq(importRows.jobId, job.id));
    await tx.update(importJobs).set({ state: job.state }).where(eq(importJobs.id, job.id));
  },

  recordJob: async ({ ctx, tx, job }) => {
    await record(tx, {
      entity: 'import',
      entityId: job.id,
      action: 'commit',
      actor: ctx.actor,
      after: { mode: job.mode, ...Object(job.result) },
    });
  },

  announceJob: async ({ tx, job }) => {
    const { id, state, total, done } = job;
    const data = { state, total, done };
    await announce(tx, { to: { buyers: [job.ownerId] }, type: 'job.progress', id, data });
  },
};

/** Takes one step of the table (M-J): 40904 where it cannot be, then guards and effects of the row by name. */
export async function takeJobStep<S extends KeptStep>(
  before: JobCall,
  step: S,
  actor: Actor,
): Promise<JobCall> {
  const tried = importStep<KeptStep>(before.job.state, step, actor);
  if (!tried.ok) throw refuse(tried.code, tried.data);
  const call: JobCall = { ...before, job: { ...before.job, state: tried.subject } };
  await run(tried.row.guards, GUARDS, call);
  await run(tried.row.effects, EFFECTS, call);
  return call;
}
