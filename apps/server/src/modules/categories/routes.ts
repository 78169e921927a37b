import { defineRoutes } from '../../contract/handlers';
import { categoryTree } from './read';
import { addCategory, changeCategory, deleteCategory } from './write';

/** Routes with which staff manage product categories, a tree of at most three levels. */
export const categoryRoutes = defineRoutes({
  getCategories: (ctx) => categoryTree(ctx.db),

  postCategories: (ctx) => addCategory(ctx, ctx.body),

  putCategoriesById: async (ctx) => {
    await changeCategory(ctx, ctx.params.id, ctx.body);
    return null;
  },

  deleteCategoriesById: async (ctx) => {
    await deleteCategory(ctx, ctx.params.id);
    return null;
  },
});
