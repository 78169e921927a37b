import { defineRoutes } from '../../contract/handlers';
import { movementPage } from './read';
import { correctStock } from './write/correct';

/** What moves in the warehouses, and corrections of it by staff. */
export const stockRoutes = defineRoutes({
  getProductsByIdMovements: (ctx) => movementPage(ctx.db, ctx.params.id, ctx.query),

  postStockCorrections: async (ctx) => {
    await correctStock(ctx, ctx.body);
    return null;
  },
});
