import { defineRoutes } from '../../contract/handlers';
import { exportOrders } from '../exports/write/staffRows';
import { ordersInScope } from './read/access';
import { bigOrder } from './read/big';
import { viewerOf } from './read/viewer';
import { orderDetail, orderLogs, orderRows } from './read/detail';
import { orderCounts, orderPage } from './read/filters';
import { visibleOrder } from './read/visible';
import { commentOn } from './write/comment';
import { addCloudProducts, changeLines } from './write/lines/change';
import { saveSheet } from './write/sheet';
import {
  acknowledgeSub,
  cancelByStaff,
  confirmSub,
  confirmSubs,
  offerSub,
  rejectSub,
} from './write/staffSteps';

/** Order routes of the staff API. */
export const staffOrderRoutes = defineRoutes({
  getOrdersExport: (ctx) => exportOrders(ctx, ctx.query),

  getOrdersPage: async (ctx) => {
    const { rows, ...page } = await orderPage(
      ctx.db,
      ordersInScope(ctx.staff),
      ctx.query,
      ctx.query,
      viewerOf(ctx),
    );
    return { list: await orderRows(ctx.db, rows, viewerOf(ctx)), ...page };
  },

  getOrdersCount: (ctx) => orderCounts(ctx.db, ordersInScope(ctx.staff), ctx.query, viewerOf(ctx)),

  getOrdersById: async (ctx) =>
    orderDetail(ctx.db, await visibleOrder(ctx, ctx.params.id), viewerOf(ctx), ctx.now),

  getOrdersByIdBig: async (ctx) => bigOrder(ctx.db, await visibleOrder(ctx, ctx.params.id), viewerOf(ctx)),

  putOrdersByIdBig: (ctx) => saveSheet(ctx, ctx.params.id, ctx.body),

  getOrdersByIdLogs: async (ctx) => orderLogs(ctx.db, await visibleOrder(ctx, ctx.params.id), viewerOf(ctx)),

  postOrdersByIdComments: (ctx) => commentOn(ctx, { ...ctx.body, orderId: ctx.params.id }),

  putOrdersByIdLines: (ctx) => changeLines(ctx, ctx.params.id, ctx.body),

  postOrdersByIdCloudProducts: (ctx) => addCloudProducts(ctx, ctx.params.id, ctx.body),

  putOrdersByIdCancel: (ctx) => cancelByStaff(ctx, ctx.params.id, ctx.body),

  putSubOrdersByIdConfirm: (ctx) => confirmSub(ctx, ctx.params.id, ctx.body),

  putSubOrdersByIdAcknowledge: (ctx) => acknowledgeSub(ctx, ctx.params.id, ctx.body),

  putSubOrdersByIdOffer: (ctx) => offerSub(ctx, ctx.params.id, ctx.body),

  putSubOrdersByIdReject: (ctx) => rejectSub(ctx, ctx.params.id, ctx.body),

  putSubOrdersBatchConfirm: (ctx) => confirmSubs(ctx, ctx.body.ids),
});
