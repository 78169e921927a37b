import { DAY_MS, JOB_FILE_DAYS } from '@selvedge/domain/constants';
import { and, asc, eq } from 'drizzle-orm';
import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { type Context, defineRoutes } from '../../contract/handlers';
import { newId } from '../../db/ids';
import { importJobs, importRows } from '../../db/schema/imports';
import { invalid } from '../../http/errors';
import { announce } from '../../live/announce';
import { writeSheetFile } from '../../sheets/sheets';
import { goodsForImport, knownSizes, wantedProducts } from './catalogue';
import { checkOrder } from './checkOrder';
import { cancelImport } from './cancel';
import { commitImport } from './commit';
import { keepNewest } from './keepNewest';
import { type JobRow, jobRows, jobShape, ownJob, refuseExpired } from './jobs';
import { readOrderFile } from './readOrderFile';
import { countsOf } from './rows';
import { orderTemplate } from './template';
import { problemSentence, SHEET_WORDS } from './words';

const LONGEST_NAME = 200;
/** Rows written with one statement: making a statement of a thousand holds up other requests. */
const ROWS_AT_ONCE = 100;

async function importSheet(
  ctx: Context,
  given: { listId?: string; target: 'CART' | 'DRAFT' },
): Promise<JobRow> {
  const file = ctx.files.find(({ field }) => field === 'file');
  if (file === undefined) throw invalid({ file: 'file' });
  const goods = await goodsForImport(ctx, given.listId);
  const person = { kind: 'buyer' as const, id: ctx.buyer.id };
  const read = await readOrderFile(person, file, await knownSizes(ctx), ctx.language);
  const rows = await checkOrder(read.lines, await wantedProducts(ctx, goods, read.lines));
  return ctx.inTransaction(async (tx) => {
    const [job] = await tx
      .insert(importJobs)
      .values({
        id: newId(),
        ownerKind: 'buyer',
        ownerId: ctx.buyer.id,
        type: 'ORDER_IMPORT',
        state: 'VALIDATED',
        target: given.target,
        listId: given.listId ?? null,
        fileName: file.filename.slice(-LONGEST_NAME),
        fileSize: file.size,
        heads: read.heads,
        ...countsOf(rows),
        createdAt: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + JOB_FILE_DAYS * DAY_MS),
      })
      .returning();
    if (job === undefined) throw new Error('the import was not kept');
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const some = rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ ...row, jobId: job.id }));
      await tx.insert(importRows).values(some);
    }
    await keepNewest(tx, ctx.buyer.id, ctx.now);
    const { state, total, done } = job;
    await announce(tx, {
      to: { buyers: [ctx.buyer.id] },
      type: 'job.progress',
      id: job.id,
      data: { state, total, done },
    });
    return job;
  });
}

/** The rows in error as they were sent, with the reason and the row number behind (Q-01, X-B81). */
async function badRows(ctx: Context, job: JobRow): Promise<Buffer> {
  const rows = await ctx.db
    .select()
    .from(importRows)
    .where(and(eq(importRows.jobId, job.id), eq(importRows.state, 'ERROR')))
    .orderBy(asc(importRows.rowNo));
  const words = SHEET_WORDS[ctx.language];
  const columns = [
    ...job.heads.map((head) => ({ head, hidden: head.startsWith('_') })),
    { head: words.reason },
    { head: words.row },
  ];
  const cells = rows.map(({ rowNo, raw, problems }) => [
    ...job.heads.map((head) => (Object.hasOwn(raw, head) ? (raw[head] ?? '') : '')),
    problems.map((problem) => `${problem.column}: ${problemSentence(problem, ctx.language)}`).join('; '),
    String(rowNo),
  ]);
  const person = { kind: 'buyer' as const, id: ctx.buyer.id };
  return writeSheetFile(person, { name: words.bad, columns, rows: cells });
}

/** Import of order sheets: template, upload and check, rows, bad rows, commit (X-B77..X-B82). */
export const importRoutes = defineRoutes({
  frontImportTemplate: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${SHEET_WORDS[ctx.language].file}.xlsx`,
      body: await orderTemplate(ctx, ctx.query.listId),
    }),

  frontImportOrder: async (ctx) => jobShape(await importSheet(ctx, ctx.query)),

  frontImportJob: async (ctx) => jobShape(await ownJob(ctx.db, ctx, ctx.params.id)),

  frontImportJobRows: async (ctx) => {
    const job = await ownJob(ctx.db, ctx, ctx.params.id);
    refuseExpired(job, ctx.now);
    return jobRows(ctx, job.id, ctx.query);
  },

  frontImportJobErrors: async (ctx) => {
    const job = await ownJob(ctx.db, ctx, ctx.params.id);
    refuseExpired(job, ctx.now);
    return binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${SHEET_WORDS[ctx.language].bad}.xlsx`,
      body: await badRows(ctx, job),
    });
  },

  frontImportJobCancel: async (ctx) => jobShape(await cancelImport(ctx, ctx.params.id)),

  frontImportJobCommit: (ctx) => commitImport(ctx, ctx.params.id, ctx.body.mode),
});
