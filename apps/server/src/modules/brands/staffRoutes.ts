import { defineRoutes } from '../../contract/handlers';
import { brandForm, brandOptions, staffBrandPage } from './read/staff';
import { addBrand, changeBrand, deleteBrands } from './write/save';

/** Routes with which staff manage brands. */
export const staffBrandRoutes = defineRoutes({
  getBrandsPage: (ctx) => staffBrandPage(ctx, ctx.query),

  getBrandsOptions: (ctx) => brandOptions(ctx, ctx.query.keywords),

  getBrandsByIdForm: (ctx) => brandForm(ctx.db, ctx.params.id),

  postBrands: (ctx) => addBrand(ctx, ctx.body),

  putBrandsById: async (ctx) => {
    await changeBrand(ctx, ctx.params.id, ctx.body);
    return null;
  },

  deleteBrandsById: async (ctx) => {
    await deleteBrands(ctx, [...new Set(ctx.params.id.split(','))]);
    return null;
  },
});
