import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { struckHeads } from '@selvedge/domain/sheets/struckCells';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { StaffSession } from '../../../contract/caller';
import type { Context } from '../../../contract/handlers';
import { column, orNull } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { exportPlans, importJobs } from '../../../db/schema/imports';
import { expression } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { translate } from '../../../messages/translate';
import { withinScope } from '../../auth/access/dataScope';
import { seesPrices } from '../../auth/access/fieldVisibility';
import { type ExportRow, hasFile, PLAN } from '../../exports/read/jobs';
import { type JobRow, plainJob } from './jobs';

type Schemas = components['schemas'];

/** A job with the name of its owner; null when the account is gone. */
export interface OwnedJob {
  job: JobRow;
  ownerName: string | null;
  /** Plan of an export whose workbook may exist. */
  plan: ExportRow['plan'];
}

const ownerName = expression({
  name: 'jobs.ownerName',
  type: orNull(column.text),
  sql: () => sql`(case when ${importJobs.ownerKind} = 'staff'
    then (select p.nickname from staff p where p.id = ${importJobs.ownerId})
    else (select coalesce(nullif(b.nickname, ''), nullif(b.company_name, ''), b.username) from buyers b
      where b.id = ${importJobs.ownerId}) end)`,
  from: importJobs,
  example: (make) => make(),
});

/**
 * Returns the condition for the jobs that a viewer sees: the viewer's own; with sys:job:query also those of staff, and of customers of
 * salespeople, within the viewer's data scope.
 */
function seenBy(viewer: StaffSession, onlyOwn = false): SQL | undefined {
  const own = and(eq(importJobs.ownerKind, 'staff'), eq(importJobs.ownerId, viewer.id));
  if (onlyOwn || !hasPerm(viewer, ['sys:job:query'])) return own;
  const ofStaff = withinScope(viewer, importJobs.ownerId);
  const ofBuyers = withinScope(viewer, sql`b.salesperson_id`);
  if (ofStaff === undefined || ofBuyers === undefined) return undefined;
  return or(
    own,
    and(eq(importJobs.ownerKind, 'staff'), ofStaff),
    and(
      eq(importJobs.ownerKind, 'buyer'),
      sql`exists (select 1 from buyers b where b.id = ${importJobs.ownerId} and ${ofBuyers})`,
    ),
  );
}

/** Returns a job that this person sees; refuses with 40401 any other. With `lock`, its row is locked for a change. */
export async function seenJob(
  db: Queryable,
  viewer: StaffSession,
  id: string,
  lock = false,
): Promise<OwnedJob> {
  const query = db
    .select({ job: importJobs, ownerName: ownerName(), plan: PLAN })
    .from(importJobs)
    .leftJoin(exportPlans, eq(exportPlans.jobId, importJobs.id))
    .where(and(eq(importJobs.id, id), seenBy(viewer)));
  const [found] = lock ? await query.for('update', { of: importJobs }) : await query;
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** Whether a job was started by this person. */
export const isOwnJob = (
  { ownerKind, ownerId }: Pick<JobRow, 'ownerKind' | 'ownerId'>,
  viewer: Pick<StaffSession, 'id'>,
): boolean => ownerKind === 'staff' && ownerId === viewer.id;

/** Whether a job is a sheet of staff, whose rows can be viewed. */
export const isSheetOfStaff = ({ type }: Pick<JobRow, 'type'>): boolean =>
  type === 'PRODUCT_IMPORT' || type === 'LIST_IMPORT' || type === 'SUPPLIER_IMPORT';

/** Reason why an import failed; its text is in the message files. */
export type Failure = 'ROWS_CHANGED' | 'BROKEN' | 'PARTLY';

const isFailure = (text: string): text is Failure =>
  text === 'ROWS_CHANGED' || text === 'BROKEN' || text === 'PARTLY';

/** Returns the view of a job for staff. */
export function staffJobShape(
  { job, ownerName: name, plan }: OwnedJob,
  { language, staff: viewer, now }: Pick<Context, 'language' | 'staff' | 'now'>,
): Outgoing<Schemas['Job']> {
  const { id, error, supplierId, finishedAt } = job;
  const isOrder = job.type === 'ORDER_IMPORT';
  return {
    ...plainJob(job),
    qty: job.qty,
    ...(isOrder && { goodsCents: seesPrices(viewer) ? job.goodsCents : 0 }),
    supplierId,
    finishedAt,
    ownerName: name,
    ...(job.type === 'EXPORT' && {
      exportType: plan?.exportType ?? null,
      missingPictures: plan?.missingPictures ?? 0,
      fileUrl: hasFile({ job, plan }, now) ? `/api/v1/jobs/${id}/file` : null,
    }),
    ...(isSheetOfStaff(job) && { struckColumns: struckHeads(job.heads) }),
    errorFileUrl: isSheetOfStaff(job) && job.invalid > 0 ? `/api/v1/jobs/${id}/file` : null,
    error:
      error !== null && isFailure(error)
        ? translate(language, `productSheet.failed.${error}`, { count: job.done })
        : error,
  };
}

/** Returns the view of the import that a member of staff has just started. */
export function newJobShape(
  job: JobRow,
  ctx: Pick<Context, 'language' | 'staff' | 'now'>,
): Outgoing<Schemas['Job']> {
  return staffJobShape({ job, ownerName: ctx.staff.nickname, plan: null }, ctx);
}

const SORTS = {
  createdAt: importJobs.createdAt,
  finishedAt: importJobs.finishedAt,
  type: importJobs.type,
  state: importJobs.state,
};

/** Filter, sorting and paging of jobs. */
export interface JobFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
  type?: Schemas['JobType'];
  state?: JobRow['state'];
  mine?: boolean;
}

/** Returns one page of jobs, newest first unless sorted otherwise. */
export async function pageOfJobs(ctx: Pick<Context, 'db' | 'staff' | 'language' | 'now'>, filter: JobFilter) {
  const { keywords, type, state, mine = false, pageNum, pageSize } = filter;
  const order = orderTerms(filter, {
    columns: SORTS,
    usual: { field: 'createdAt', direction: 'desc' },
    named: { createdAt: 'desc' },
    ties: [desc(importJobs.id)],
  });
  const where = and(
    seenBy(ctx.staff, mine),
    type === undefined ? undefined : sql`${importJobs.type} = ${type}`,
    state === undefined ? undefined : eq(importJobs.state, state),
    anyFolded(keywords, importJobs.fileName, ownerName()),
  );
  const found = await ctx.db
    .select({ job: importJobs, ownerName: ownerName(), plan: PLAN })
    .from(importJobs)
    .leftJoin(exportPlans, eq(exportPlans.jobId, importJobs.id))
    .where(where)
    .orderBy(...order)
    .limit(rowsOf(filter).limit)
    .offset(rowsOf(filter).offset);
  const total = await ctx.db.$count(importJobs, where);
  return { list: found.map((one) => staffJobShape(one, ctx)), total, pageNum, pageSize };
}
