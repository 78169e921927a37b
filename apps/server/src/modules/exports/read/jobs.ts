import { codes } from '@selvedge/api-spec/codes';
import type { components, operations } from '@selvedge/api-spec/types';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms } from '../../../db/ordering';
import { rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { inSpan } from '../../../db/span';
import { exportPlans, importJobs } from '../../../db/schema/imports';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';

type Schemas = components['schemas'];
/** A stored job. */
export type JobRow = typeof importJobs.$inferSelect;

/** Export job with the fields that only exports have; `plan` is null after it expired. */
export interface ExportRow {
  job: JobRow;
  plan: Pick<
    typeof exportPlans.$inferSelect,
    'exportType' | 'columns' | 'priced' | 'teamId' | 'missingPictures' | 'fileIds'
  > | null;
}

/** Condition on `import_jobs`: exports that wait or run. */
export const isOpen: SQL = inArray(importJobs.state, ['QUEUED', 'RUNNING']);

/** Owner of an export. */
export interface ExportOwner {
  kind: JobRow['ownerKind'];
  id: string;
}

/** Condition on `import_jobs`: exports of one owner. */
export function exportsOf({ kind, id }: ExportOwner): SQL | undefined {
  return and(eq(importJobs.ownerKind, kind), eq(importJobs.ownerId, id), eq(importJobs.type, 'EXPORT'));
}

const ofBuyer = ({ buyer }: Pick<Context, 'buyer'>): SQL | undefined =>
  exportsOf({ kind: 'buyer', id: buyer.id });

/** Columns of an export's plan that responses show, or that are checked before its workbook is downloaded. */
export const PLAN = {
  exportType: exportPlans.exportType,
  columns: exportPlans.columns,
  priced: exportPlans.priced,
  teamId: exportPlans.teamId,
  missingPictures: exportPlans.missingPictures,
  fileIds: exportPlans.fileIds,
};

/** Returns an export of the buyer; refuses with 40401 when there is none. */
export async function ownExport(ctx: Pick<Context, 'db' | 'buyer'>, id: string): Promise<ExportRow> {
  const [found] = await ctx.db
    .select({ job: importJobs, plan: PLAN })
    .from(importJobs)
    .leftJoin(exportPlans, eq(exportPlans.jobId, importJobs.id))
    .where(and(eq(importJobs.id, id), ofBuyer(ctx)));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** Locks an export until the transaction ends; undefined when there is none. */
export async function lockExport(tx: Queryable, id: string): Promise<JobRow | undefined> {
  const [job] = await tx.select().from(importJobs).where(eq(importJobs.id, id)).for('update');
  return job?.type === 'EXPORT' ? job : undefined;
}

/** Returns whether the workbook of an export can be downloaded. */
export const hasFile = ({ job, plan }: ExportRow, now: Date): boolean =>
  job.state === 'DONE' && plan !== null && job.expiresAt > now;

/** Returns an export as the contract shows it to buyers. */
export function exportView({ job, plan }: ExportRow, now: Date): Outgoing<Schemas['Job']> {
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

/** Returns one page of the buyer's own exports, newest first unless sorted otherwise. */
export async function exportPage(ctx: Context<operations['frontExportPage']>) {
  const { pageNum, pageSize, keywords, state, exportType, from, to } = ctx.query;
  const where = and(
    ofBuyer(ctx),
    state === undefined ? undefined : eq(importJobs.state, state),
    exportType === undefined ? undefined : eq(exportPlans.exportType, exportType),
    anyFolded(keywords, importJobs.fileName),
    inSpan(importJobs.createdAt, { from, to }),
  );
  const order = orderTerms(ctx.query, {
    columns: SORTS,
    usual: { field: 'createdAt', direction: 'desc' },
    nullsLast: true,
    ties: [desc(importJobs.id)],
  });
  const { limit, offset } = rowsOf(ctx.query);
  const rows = await ctx.db
    .select({ job: importJobs, plan: PLAN })
    .from(importJobs)
    .leftJoin(exportPlans, eq(exportPlans.jobId, importJobs.id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const counted = ctx.db
    .select({ id: importJobs.id })
    .from(importJobs)
    .leftJoin(exportPlans, eq(exportPlans.jobId, importJobs.id))
    .where(where);
  const total = await ctx.db.$count(counted);
  return { list: rows.map((row) => exportView(row, ctx.now)), total, pageNum, pageSize };
}
