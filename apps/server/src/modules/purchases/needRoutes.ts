import { defineRoutes } from '../../contract/handlers';
import { needPage } from './read/needs';
import { orderNeeds } from './write/fromNeeds';

/** What confirmed orders need from suppliers, and how it becomes purchase orders. */
export const needRoutes = defineRoutes({
  getPurchasesPage: (ctx) => needPage(ctx, ctx.query),

  postPurchasesOrders: (ctx) => orderNeeds(ctx, ctx.body),
});
