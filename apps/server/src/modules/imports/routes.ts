import { jobExpiry } from '@selvedge/domain/lives/jobLife';
import { and, asc, eq } from 'drizzle-orm';
import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { type Context, defineRoutes } from '../../contract/handlers';
import { neededFile } from '../../contract/neededFile';
import { newId } from '../../db/ids';
import { importRows } from '../../db/schema/imports';
import { writeSheetFile } from '../../sheets/sheets';
import { goodsForImport, knownSizes, wantedProducts } from './read/goods';
import { checkOrder } from './check/checkOrder';
import { cancelImport } from './write/cancel';
import { commitImport } from './write/commit';
import { type JobRow, jobRows, jobShape, ownJob, refuseExpired } from './read/jobs';
import { takeJobStep } from './machine/jobSteps';
import { readOrderFile } from './check/readOrderFile';
import { countsOf } from './check/rows';
import { orderTemplate } from './read/template';
import { problemSentence, SHEET_WORDS } from './check/words';

const LONGEST_NAME = 200;

async function importSheet(
  ctx: Context,
  input: { listId?: string; target: 'CART' | 'DRAFT' },
): Promise<JobRow> {
  const file = neededFile(ctx, 'file');
  const goods = await goodsForImport(ctx, input.listId);
  const person = { kind: 'buyer' as const, id: ctx.buyer.id };
  const read = await readOrderFile(person, file, await knownSizes(ctx), ctx.language);
  const rows = await checkOrder(read.lines, await wantedProducts(ctx, goods, read.lines));
  const job: JobRow = {
    id: newId(),
    ownerKind: 'buyer',
    ownerId: ctx.buyer.id,
    type: 'ORDER_IMPORT',
    state: 'QUEUED',
    mode: null,
    target: input.target,
    listId: input.listId ?? null,
    fileName: file.filename.slice(-LONGEST_NAME),
    fileSize: file.size,
    heads: read.heads,
    ...countsOf(rows),
    result: null,
    draftId: null,
    error: null,
    createdAt: ctx.now,
    finishedAt: null,
    expiresAt: new Date(jobExpiry(ctx.now.toISOString())),
  };
  return ctx.inTransaction(async (tx) => {
    const started = await takeJobStep({ ctx, tx, job, newRows: rows }, 'start', { side: 'system' });
    return (await takeJobStep(started, 'validate', { side: 'system' })).job;
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
