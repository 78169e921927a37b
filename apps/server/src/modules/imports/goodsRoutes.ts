import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../translate';
import { goodsTemplate } from './goods/template';
import { staffJobShape } from './read/staffJobs';
import { importGoods } from './write/startGoods';

/** Import of products by staff: template and upload (X-A65, X-A66); what follows are calls of its job. */
export const goodsImportRoutes = defineRoutes({
  getProductsTemplate: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'goodsSheet.file')}.xlsx`,
      body: await goodsTemplate(ctx),
    }),

  postProductsImport: async (ctx) =>
    staffJobShape({ job: await importGoods(ctx, ctx.query.supplierId), ownerName: ctx.staff.nickname }, ctx),
});
