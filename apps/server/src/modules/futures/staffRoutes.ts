import { defineRoutes } from '../../contract/handlers';
import { ordersInScope } from '../orders/read/access';
import { futuresDetail, futuresPage, visibleFutures } from './read';
import { convertToSpot, setArrival } from './write';

/** Routes with which staff read and change futures orders. */
export const staffFuturesRoutes = defineRoutes({
  getFuturesOrdersPage: (ctx) => futuresPage(ctx, ordersInScope(ctx.staff), ctx.query),

  getFuturesOrdersById: async (ctx) => futuresDetail(ctx, ctx.db, await visibleFutures(ctx, ctx.params.id)),

  putFuturesOrdersByIdArrival: (ctx) => setArrival(ctx, ctx.params.id, ctx.body),

  putFuturesOrdersByIdConvert: (ctx) => convertToSpot(ctx, ctx.params.id, ctx.body),
});
