import { defineRoutes } from '../../contract/handlers';
import { savedFiltersOf } from './read';
import { deleteFilters, saveFilters } from './write';

/** Routes of the filters that a buyer saves under a name, the same on every device. */
export const filterRoutes = defineRoutes({
  frontFilterList: (ctx) => savedFiltersOf(ctx.db, ctx.buyer.id, ctx.query.page),

  frontFilterEdit: (ctx) => saveFilters(ctx, ctx.body),

  frontFilterDel: async (ctx) => {
    await deleteFilters(ctx, ctx.body.id);
    return null;
  },
});
