import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../translate';
import { goodsTemplate } from './goods/template';
import { staffJobShape } from './read/staffJobs';
import { importGoods } from './write/startGoods';
import { importSuppliers } from './write/startSuppliers';

/** Import of products and of suppliers by staff: template and upload (X-A65, X-A66, X-A90); what follows are calls of its job. */
export const goodsImportRoutes = defineRoutes({
  getProductsTemplate: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'goodsSheet.file')}.xlsx`,
      body: await goodsTemplate(ctx),
    }),

  postSuppliersImport: async (ctx) =>
    staffJobShape({ job: await importSuppliers(ctx), ownerName: ctx.staff.nickname, plan: null }, ctx),
  postProductsImport: async (ctx) =>
    staffJobShape(
      { job: await importGoods(ctx, ctx.query.supplierId), ownerName: ctx.staff.nickname, plan: null },
      ctx,
    ),
});
