import { JOB_FILE_DAYS } from '@selvedge/api-spec/rules/constants';
import { checkOrderRows } from '@selvedge/api-spec/rules/importRows';
import { and, asc, eq } from 'drizzle-orm';
import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { type Context, defineRoutes } from '../../contract/handlers';
import { newId } from '../../db/ids';
import { importJobs, importRows } from '../../db/schema/imports';
import { invalid, refuse } from '../../http/errors';
import { announce } from '../../live/announce';
import { goodsForImport, knownSizes, lookupFor } from './catalogue';
import { commitImport } from './commit';
import { keepNewest } from './keepNewest';
import { type JobRow, jobRows, jobShape, ownJob, refuseExpired } from './jobs';
import { readOrderFile } from './readOrderFile';
import { countsOf, rowsToStore } from './rows';
import { orderTemplate } from './template';
import { problemSentence, SHEET_WORDS } from './words';
import { writeWorkbook } from './workbook';

const DAY_MS = 86_400_000;
const LONGEST_NAME = 200;

async function importSheet(
  ctx: Context,
  given: { listId?: string; target: 'CART' | 'DRAFT' },
): Promise<JobRow> {
  const file = ctx.files.find(({ field }) => field === 'file');
  if (file === undefined) throw invalid({ file: 'file' });
  const goods = await goodsForImport(ctx, given.listId);
  const { sheet, heads } = await readOrderFile(file, await knownSizes(ctx), ctx.language);
  const rows = rowsToStore(checkOrderRows(sheet, await lookupFor(ctx, goods, sheet.rows)));
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
        fileSize: file.data.length,
        heads,
        ...countsOf(rows),
        createdAt: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + JOB_FILE_DAYS * DAY_MS),
      })
      .returning();
    if (job === undefined) throw refuse(50001);
    await tx.insert(importRows).values(rows.map((row) => ({ ...row, jobId: job.id })));
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
    ...job.heads.map((head) => raw[head] ?? ''),
    problems.map((problem) => `${problem.column}: ${problemSentence(problem, ctx.language)}`).join('; '),
    String(rowNo),
  ]);
  return writeWorkbook(words.bad, columns, cells);
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

  frontImportJobCommit: (ctx) => commitImport(ctx, ctx.params.id, ctx.body.mode),
});
