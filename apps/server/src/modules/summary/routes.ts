import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../messages/translate';
import { summaryPage } from './read/page';
import { summarySheet } from './read/sheet';

/** Routes of the data summary: orders of a period, grouped by a dimension. */
export const summaryRoutes = defineRoutes({
  getDataSummaryPage: (ctx) => summaryPage(ctx, ctx.query),

  getDataSummaryExport: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'summary.file')} ${ctx.query.from} ${ctx.query.to}.xlsx`,
      body: await summarySheet(ctx, ctx.query),
    }),
});
