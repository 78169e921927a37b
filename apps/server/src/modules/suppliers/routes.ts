import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../messages/translate';
import { supplierFormOf, supplierOptions, supplierPage } from './read/rows';
import { supplierSheet } from './read/sheet';
import { addSupplier, changeSupplier, deleteSuppliers } from './write';

/** Routes of the merchant's suppliers. */
export const supplierRoutes = defineRoutes({
  getSuppliersPage: (ctx) => supplierPage(ctx, ctx.query),

  getSuppliersOptions: (ctx) => supplierOptions(ctx, ctx.query.keywords),

  getSuppliersByIdForm: (ctx) => supplierFormOf(ctx.db, ctx.params.id),

  getSuppliersExport: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'suppliers.file')}.xlsx`,
      body: await supplierSheet(ctx, ctx.query),
    }),

  postSuppliers: (ctx) => addSupplier(ctx, ctx.body),

  putSuppliersById: async (ctx) => {
    await changeSupplier(ctx, ctx.params.id, ctx.body);
    return null;
  },

  deleteSuppliersById: async (ctx) => {
    await deleteSuppliers(ctx, ctx.params.id);
    return null;
  },
});
