import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../messages/translate';
import { recordPage } from './read/page';
import { recordSheet } from './read/sheet';

/** Routes of the operation records of all modules. */
export const recordRoutes = defineRoutes({
  getLogsPage: (ctx) => recordPage(ctx.db, ctx.staff, ctx.query),

  getLogsExport: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'records.sheet.file')}.xlsx`,
      body: await recordSheet(ctx, ctx.query),
    }),
});
