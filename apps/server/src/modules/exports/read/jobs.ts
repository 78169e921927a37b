import { codes } from '@selvedge/api-spec/codes';
import type { components, operations } from '@selvedge/api-spec/types';
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { anyFolded } from '../../../db/foldedLike';
import { rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { exportPlans, importJobs } from '../../../db/schema/imports';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';

type Schemas = components['schemas'];
/** A stored job. */
export type JobRow = typeof importJobs.$inferSelect;

/** A job with what only exports have; null once it ran out. */
export interface ExportRow {
  job: JobRow;
  plan: Pick<
    typeof exportPlans.$inferSelect,
    'exportType' | 'columns' | 'priced' | 'teamId' | 'missingPictures' | 'fileIds'
  > | null;
}

/** Exports that wait or run. */
export const isOpen: SQL = inArray(importJobs.state, ['QUEUED', 'RUNNING']);

/** Whose an export is. */
export interface ExportOwner {
  kind: JobRow['ownerKind'];
  id: string;
}

/** Exports of a person. */
export function exportsOf({ kind, id }: ExportOwner): SQL | undefined {
  return and(eq(importJobs.ownerKind, kind), eq(importJobs.ownerId, id), eq(importJobs.type, 'EXPORT'));
}

const ofBuyer = ({ buyer }: Pick<Context, 'buyer'>): SQL | undefined =>
  exportsOf({ kind: 'buyer', id: buyer.id });

/** What of the plan of an export is told, or looked at before its workbook is given out. */
export const PLAN = {
  exportType: exportPlans.exportType,
  columns: exportPlans.columns,
  priced: exportPlans.priced,
  teamId: exportPlans.teamId,
  missingPictures: exportPlans.missingPictures,
  fileIds: exportPlans.fileIds,
};

/** The buyer's own export: 40401 when there is none. */
export async function ownExport(ctx: Pick<Context, 'db' | 'buyer'>, id: string): Promise<ExportRow> {
  const [found] = await ctx.db
    .select({ job: importJobs, plan: PLAN })
    .from(importJobs)
    .leftJoin(exportPlans, eq(exportPlans.jobId, importJobs.id))
    .where(and(eq(importJobs.id, id), ofBuyer(ctx)));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** The same, held for a change until the transaction ends. */
export async function lockExport(tx: Queryable, id: string): Promise<JobRow | undefined> {
  const [job] = await tx.select().from(importJobs).where(eq(importJobs.id, id)).for('update');
  return job?.type === 'EXPORT' ? job : undefined;
}

/** Whether the workbook of an export is there to be fetched. */
export const hasFile = ({ job, plan }: ExportRow, now: Date): boolean =>
  job.state === 'DONE' && plan !== null && job.expiresAt > now;

/** An export as the contract shows it to buyers. */
export function exportShape({ job, plan }: ExportRow, now: Date): Outgoing<Schemas['Job']> {
  const { id, type, state, mode, listId, fileName, fileSize, total, done, createdAt, finishedAt, expiresAt } =
    job;
  const missingPictures = plan?.missingPictures ?? 0;
  return {
    id,
    type,
    state,
    mode,
    exportType: plan?.exportType ?? null,
    listId,
    fileName,
    fileSize,
    total,
    done,
    valid: done - missingPictures,
    invalid: 0,
    warnings: missingPictures,
    missingPictures,
    fileUrl: hasFile({ job, plan }, now) ? `/api/sp/front/export/download/${id}` : null,
    createdAt,
    finishedAt,
    expiresAt,
    error: job.error,
  };
}

const SORTS = {
  createdAt: importJobs.createdAt,
  finishedAt: importJobs.finishedAt,
  total: importJobs.total,
};

/** One page of the buyer's own exports, newest first unless sorted otherwise. */
export async function exportPage(ctx: Context<operations['frontExportPage']>) {
  const { pageNum, pageSize, keywords, sort, order, state, exportType, from, to } = ctx.query;
  const where = and(
    ofBuyer(ctx),
    state === undefined ? undefined : eq(importJobs.state, state),
    exportType === undefined ? undefined : eq(exportPlans.exportType, exportType),
    anyFolded(keywords, importJobs.fileName),
    from === undefined ? undefined : gte(importJobs.createdAt, new Date(from)),
    to === undefined ? undefined : lt(importJobs.createdAt, new Date(to)),
  );
  const way = (order ?? (sort === undefined ? 'desc' : 'asc')) === 'asc' ? asc : desc;
  const { limit, offset } = rowsOf(ctx.query);
  const rows = await ctx.db
    .select({ job: importJobs, plan: PLAN })
    .from(importJobs)
    .leftJoin(exportPlans, eq(exportPlans.jobId, importJobs.id))
    .where(where)
    .orderBy(sql`${way(SORTS[sort ?? 'createdAt'])} nulls last`, desc(importJobs.id))
    .limit(limit)
    .offset(offset);
  const counted = ctx.db
    .select({ id: importJobs.id })
    .from(importJobs)
    .leftJoin(exportPlans, eq(exportPlans.jobId, importJobs.id))
    .where(where);
  const total = await ctx.db.$count(counted);
  return { list: rows.map((row) => exportShape(row, ctx.now)), total, pageNum, pageSize };
}
