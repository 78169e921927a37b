import { defineRoutes } from '../../contract/handlers';
import { seesPrices } from '../auth/access/fieldVisibility';
import { exportProducts } from '../exports/write/staffRows';
import { facetsIn } from './read/facets';
import { productForm } from './read/staff/form';
import { staffPage, staffSearch } from './read/staff/page';
import { changeProducts, chosenProducts } from './write/many';
import { deleteProducts } from './write/remove';
import { addProduct, changeProduct } from './write/save';

/** Routes with which staff manage the merchant's products. */
export const staffProductRoutes = defineRoutes({
  getProductsPage: (ctx) => staffPage(ctx, ctx.query),

  getProductsExport: (ctx) => exportProducts(ctx, ctx.query),

  getProductsFilters: async (ctx) =>
    facetsIn(ctx, await staffSearch(ctx, ctx.query), {
      language: ctx.language,
      priced: seesPrices(ctx.staff),
    }),

  getProductsByIdForm: (ctx) => productForm(ctx, ctx.db, ctx.params.id),

  postProducts: (ctx) => addProduct(ctx, ctx.body),

  putProductsById: async (ctx) => {
    await changeProduct(ctx, ctx.params.id, ctx.body);
    return null;
  },

  deleteProductsById: async (ctx) => {
    await deleteProducts(ctx, [...new Set(ctx.params.id.split(','))]);
    return null;
  },

  patchProductsBatch: {
    async prepare(ctx) {
      const ids = await chosenProducts(ctx, ctx.body);
      return (writing) => changeProducts(writing, ids, writing.body);
    },
  },
});
