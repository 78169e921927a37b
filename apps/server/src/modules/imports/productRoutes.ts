import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../messages/translate';
import { productTemplate } from './products/template';
import { newJobShape } from './read/staffJobs';
import { readProductSheet } from './write/startProducts';
import { readSupplierSheet } from './write/startSuppliers';

/** Routes of staff for the import of products and of suppliers: template and upload; what follows are calls of its job. */
export const productImportRoutes = defineRoutes({
  getProductsTemplate: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'productSheet.file')}.xlsx`,
      body: await productTemplate(ctx),
    }),

  postSuppliersImport: {
    async prepare(ctx) {
      const store = await readSupplierSheet(ctx);
      return async (writing) => newJobShape(await store(writing), writing);
    },
  },

  postProductsImport: {
    async prepare(ctx) {
      const store = await readProductSheet(ctx, ctx.query.supplierId);
      return async (writing) => newJobShape(await store(writing), writing);
    },
  },
});
