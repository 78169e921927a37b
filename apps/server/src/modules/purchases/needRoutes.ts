import { defineRoutes } from '../../contract/handlers';
import { needPage } from './read/needs';
import { orderNeeds } from './write/fromNeeds';

/** Routes of the needs: pieces of confirmed orders to buy from suppliers, and the purchase orders made of them. */
export const needRoutes = defineRoutes({
  getPurchasesPage: (ctx) => needPage(ctx, ctx.query),

  postPurchasesOrders: (ctx) => orderNeeds(ctx, ctx.body),
});
