import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../messages/translate';
import { badRows } from './read/badRows';
import { jobRows, jobShape, ownJob, refuseExpired } from './read/jobs';
import { orderTemplate } from './read/template';
import { cancelImport } from './write/cancel';
import { commitImport } from './write/commit';
import { readOrderSheet } from './write/start';

/** Routes of buyers for the import of order sheets: template, upload and check, rows, bad rows, commit. */
export const importRoutes = defineRoutes({
  frontImportTemplate: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'orderSheet.file')}.xlsx`,
      body: await orderTemplate(ctx, ctx.query.listId),
    }),

  frontImportOrder: {
    async prepare(ctx) {
      const store = await readOrderSheet(ctx, { ...ctx.query, ...ctx.body });
      return async (writing) => jobShape(await store(writing));
    },
  },

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
      filename: `${translate(ctx.language, 'orderSheet.badRows')}.xlsx`,
      body: await badRows(ctx, job),
    });
  },

  frontImportJobCancel: async (ctx) => jobShape(await cancelImport(ctx, ctx.params.id)),

  frontImportJobCommit: (ctx) => commitImport(ctx, ctx.params.id, ctx.body.mode),
});
