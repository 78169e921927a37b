import { defineRoutes } from '../../contract/handlers';
import { visibleOrders } from '../orders/read/access';
import { futuresDetail, futuresPage, visibleFutures } from './read';

/** Routes of futures orders for buyers. */
export const buyerFuturesRoutes = defineRoutes({
  frontOrderFuturesPage: (ctx) => futuresPage(ctx, visibleOrders(ctx.buyer), ctx.query),

  frontOrderFuturesDetail: async (ctx) =>
    futuresDetail(ctx, ctx.db, await visibleFutures(ctx, ctx.params.id)),
});
