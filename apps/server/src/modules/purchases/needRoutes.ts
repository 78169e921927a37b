import { defineRoutes } from '../../contract/handlers';
import { needPage } from './read/needs';
import { orderNeeds } from './write/fromNeeds';

/** What confirmed orders need from suppliers, and how it becomes purchase orders (R-2.81, X-A144, X-A145). */
export const needRoutes = defineRoutes({
  getPurchasesPage: (ctx) => needPage(ctx, ctx.query),

  postPurchasesOrders: (ctx) => orderNeeds(ctx, ctx.body),
});
