import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Outgoing } from '../../../http/outgoing';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { brands, colors, products, skus } from '../../../db/schema/products';
import { stock } from '../../../db/schema/stock';
import { importJobs, importRows } from '../../../db/schema/imports';
import { refuse } from '../../../http/errors';
import { anyFolded } from '../../../db/foldedLike';
import { textArray } from '../../../db/textArray';
import { localised } from '../../../messages/translate';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import { productNames } from '../../products/read/names';
import { isProblemCode, problemSentence } from '../rules/sentences';

type Schemas = components['schemas'];
/** A stored job. */
export type JobRow = typeof importJobs.$inferSelect;
/** A stored row of a job. */
export type RowRow = typeof importRows.$inferSelect;
/** A row of a sheet with its verdict. */
export type CheckedRow = Pick<RowRow, 'rowNo' | 'raw' | 'struck' | 'state' | 'problems' | 'matches'>;

/** Returns the buyer's own job; refuses with 40401 when there is none. With `lock`, its row is locked for a change. */
export async function ownJob(db: Queryable, ctx: Context, id: string, lock = false): Promise<JobRow> {
  const query = db.select().from(importJobs).where(eq(importJobs.id, id));
  const [job] = lock ? await query.for('update') : await query;
  const own = job?.ownerKind === 'buyer' && job.ownerId === ctx.buyer.id;
  if (job === undefined || !own || job.type !== 'ORDER_IMPORT') throw refuse(codes.NOT_FOUND);
  return job;
}

/** Refuses with 40915 once the rows of a job have expired. */
export function refuseExpired(job: JobRow, now: Date): void {
  if (job.expiresAt <= now) throw refuse(codes.EXPIRED);
}

/** Returns the view of a job for buyers. */
export function jobShape(job: JobRow): Outgoing<Schemas['Job']> {
  return {
    ...plainJob(job),
    qty: job.qty,
    goodsCents: job.goodsCents,
    reading: job.reading,
    errorFileUrl: job.invalid > 0 ? `/api/sp/front/import/job/${job.id}/errors` : null,
    error: job.error,
  };
}

/** Returns the fields of a job that all viewers see. */
export function plainJob(job: JobRow) {
  const { id, type, state, mode, target, listId, fileName, fileSize, total, done, valid, invalid, warnings } =
    job;
  return {
    id,
    type,
    state,
    mode,
    target,
    listId,
    fileName,
    fileSize,
    total,
    done,
    valid,
    invalid,
    warnings,
    createdAt: job.createdAt,
    expiresAt: job.expiresAt,
  };
}

const ROW_SORTS = { rowNo: importRows.rowNo, state: importRows.state };

/** Filter, sorting and paging of the rows of a job. */
export interface RowFilter extends Page, Sorting<keyof typeof ROW_SORTS> {
  state?: RowRow['state'];
  keywords?: string;
}

/** Returns one page of the rows of a buyer's job. */
export async function jobRows(ctx: Context, jobId: string, filter: RowFilter) {
  const { rows, ...page } = await pageOfRows(ctx.db, jobId, filter);
  return { list: await rowShapes(ctx, rows), ...page };
}

/**
 * Returns one page of the rows of any job as they are stored. Keywords are not searched in cells under `hidden` heads: a hit would reveal
 * them.
 */
export async function pageOfRows(
  db: Queryable,
  jobId: string,
  filter: RowFilter,
  hidden: ReadonlySet<string> = new Set(),
) {
  const { limit, offset } = rowsOf(filter);
  const { state, keywords, pageNum, pageSize } = filter;
  const where = and(
    eq(importRows.jobId, jobId),
    state === undefined ? undefined : eq(importRows.state, state),
    anyFolded(keywords, sql`(${importRows.raw} - ${textArray([...hidden])})::text`),
  );
  const rows = await db
    .select()
    .from(importRows)
    .where(where)
    .orderBy(
      ...orderTerms(filter, { columns: ROW_SORTS, usual: { field: 'rowNo' }, ties: [asc(importRows.rowNo)] }),
    )
    .limit(limit)
    .offset(offset);
  const total = await db.$count(importRows, where);
  return { rows, total, pageNum, pageSize };
}

/** Returns the stored products that rows were matched to, by SKU id. */
export async function productsInRows(db: Queryable, rows: readonly RowRow[]) {
  const ids = [...new Set(rows.flatMap(({ matches }) => matches.map(({ skuId }) => skuId)))];
  if (ids.length === 0) return new Map<string, never>();
  const found = await db
    .select({
      skuId: skus.id,
      size: skus.size,
      ...productNames,
      stockQty: stock.free,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(colors, eq(colors.id, products.colorId))
    .innerJoin(stock, eq(stock.skuId, skus.id))
    .where(inArray(skus.id, ids));
  return new Map(found.map((row) => [row.skuId, row]));
}

async function rowShapes(ctx: Context, rows: readonly RowRow[]): Promise<Schemas['ImportRow'][]> {
  const bySku = await productsInRows(ctx.db, rows);
  const priced = isShownPrices(ctx);
  return rows.map(({ rowNo, raw, state, problems, matches }) => ({
    rowNo,
    raw,
    state,
    problems: problems.flatMap((problem) => {
      const { column, value, code, params } = problem;
      const message = problemSentence(problem, ctx.language);
      return isProblemCode(code)
        ? [{ column, value, code, message, key: `import.problem.${code}`, ...(params ? { params } : {}) }]
        : [];
    }),
    matches: matches.map(({ productId, skuId, listId, qty, priceCents, column }) => {
      const known = bySku.get(skuId);
      return {
        productId,
        skuId,
        listId,
        qty,
        ...(column === undefined ? {} : { column }),
        ...(priced ? { priceCents } : {}),
        ...(known === undefined
          ? {}
          : {
              intlCode: known.intlCode,
              name: localised(ctx.language, known.name, known.nameEn),
              brandName: known.brandName,
              color: localised(ctx.language, known.color, known.colorEn),
              size: known.size,
              stockQty: Math.max(0, known.stockQty),
            }),
      };
    }),
  }));
}
