import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../messages/translate';
import { goodsTemplate } from './products/template';
import { newJobShape } from './read/staffJobs';
import { readGoodsSheet } from './write/startGoods';
import { readSupplierSheet } from './write/startSuppliers';

/** Routes of staff for the import of products and of suppliers: template and upload; what follows are calls of its job. */
export const goodsImportRoutes = defineRoutes({
  getProductsTemplate: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'goodsSheet.file')}.xlsx`,
      body: await goodsTemplate(ctx),
    }),

  postSuppliersImport: {
    async prepare(ctx) {
      const store = await readSupplierSheet(ctx);
      return async (writing) => newJobShape(await store(writing), writing);
    },
  },

  postProductsImport: {
    async prepare(ctx) {
      const store = await readGoodsSheet(ctx, ctx.query.supplierId);
      return async (writing) => newJobShape(await store(writing), writing);
    },
  },
});
