import { eq, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { exportPlans, importJobs } from '../../../db/schema/imports';
import { statement } from '../../../db/statement';

/** Definition of an export without its rows, which are read in batches. */
export interface Plan {
  id: string;
  buyerId: string;
  /** Side of the owner: staff get other columns. */
  side: 'buyer' | 'staff';
  type: (typeof exportPlans.$inferSelect)['exportType'];
  mode: 'IMAGE' | 'LINK' | null;
  language: (typeof exportPlans.$inferSelect)['language'];
  columns: string[];
  priced: boolean;
  origin: string;
  total: number;
}

/** Returns the plan of an export; undefined when there is none. */
export async function planOf(db: Queryable, id: string): Promise<Plan | undefined> {
  const [found] = await db
    .select({
      id: exportPlans.jobId,
      buyerId: importJobs.ownerId,
      side: importJobs.ownerKind,
      type: exportPlans.exportType,
      mode: importJobs.mode,
      language: exportPlans.language,
      columns: exportPlans.columns,
      priced: exportPlans.priced,
      origin: exportPlans.origin,
      total: importJobs.total,
    })
    .from(exportPlans)
    .innerJoin(importJobs, eq(importJobs.id, exportPlans.jobId))
    .where(eq(exportPlans.jobId, id));
  if (found === undefined) return undefined;
  const { mode, ...plan } = found;
  return { ...plan, mode: mode === 'IMAGE' || mode === 'LINK' ? mode : null };
}

/** Returns the row ids of an export in their order; undefined when its plan is gone. */
export async function rowIdsOf(db: Queryable, id: string): Promise<string[] | undefined> {
  const [plan] = await db.select({ ids: exportPlans.ids }).from(exportPlans).where(eq(exportPlans.jobId, id));
  return plan?.ids;
}

const readBatch = statement({
  name: 'exports.batch',
  row: { ids: column.texts, listIds: column.texts },
  sql: (id: string, from: number, to: number) => sql`
    select ids[${from}::int + 1:${to}::int] as ids, list_ids[${from}::int + 1:${to}::int] as "listIds"
    from export_plans where job_id = ${id}`,
  example: (make) => make('j1', 0, 100),
});

/** Returns the row ids and lists of one batch, from one position to another (not included). */
export async function batchOf(
  db: Queryable,
  id: string,
  from: number,
  to: number,
): Promise<{ ids: string[]; listIds: string[] }> {
  const [batch] = await readBatch(db, id, from, to);
  return batch ?? { ids: [], listIds: [] };
}

const readSizes = statement({
  name: 'exports.sizes',
  row: { size: column.text },
  sql: (id: string) => sql`
    select distinct k.size from skus k
    where k.product_id in (select unnest(ids) from export_plans where job_id = ${id})`,
  example: (make) => make('j1'),
});

/** Returns all sizes of the products of an export. */
export async function sizesOf(db: Queryable, id: string): Promise<string[]> {
  return (await readSizes(db, id)).map(({ size }) => size);
}
