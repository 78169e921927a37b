import { defineRoutes } from '../../contract/handlers';
import { movementPage } from './read';
import { correctStock } from './write/correct';

/** Routes of stock movements and corrections by staff. */
export const stockRoutes = defineRoutes({
  getProductsByIdMovements: (ctx) => movementPage(ctx.db, ctx.params.id, ctx.query),

  postStockCorrections: async (ctx) => {
    await correctStock(ctx, ctx.body);
    return null;
  },
});
