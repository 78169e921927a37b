import { defineRoutes } from '../../contract/handlers';
import { visibleOrders } from './read/access';
import { orderIdOfSub } from './read/bundle';
import { viewerOf } from './read/viewer';
import { cancelByBuyer } from './write/buyerSteps';
import { commentOn } from './write/comment';
import { confirmReceipt } from './write/receipt';
import { orderDetail, orderLogs, orderRows, subOrderOf } from './read/detail';
import { orderCounts, orderPage } from './read/filters';
import { orderNames } from './read/names';
import { visibleOrder } from './read/visible';

/** Order routes of the buyer API. */
export const buyerOrderRoutes = defineRoutes({
  frontOrderPage: async (ctx) => {
    const { rows, ...page } = await orderPage(
      ctx.db,
      visibleOrders(ctx.buyer),
      ctx.query,
      ctx.query,
      viewerOf(ctx),
    );
    return { list: await orderRows(ctx.db, rows, viewerOf(ctx)), ...page };
  },

  frontOrderCount: (ctx) => orderCounts(ctx.db, visibleOrders(ctx.buyer), ctx.query, viewerOf(ctx)),

  frontOrderDetail: async (ctx) => {
    const bundle = await visibleOrder(ctx, ctx.params.id);
    return orderDetail(ctx.db, bundle, viewerOf(ctx), ctx.now);
  },

  frontOrderSonDetail: async (ctx) => {
    const { id } = ctx.params;
    const bundle = await visibleOrder(ctx, await orderIdOfSub(ctx.db, id));
    const { order } = bundle;
    const names = await orderNames(ctx.db, [order], []);
    return {
      ...(await subOrderOf(ctx.db, bundle, id, viewerOf(ctx), ctx.now)),
      order: {
        id: order.id,
        orderNo: order.orderNo,
        kind: order.kind,
        status: order.status,
        flow: order.flow,
        paymentStatus: order.paymentStatus,
        ordererNickname: names.buyers.get(order.buyerId)?.nickname ?? '',
        consignee: order.consignee,
        createdAt: order.createdAt,
        version: order.version,
      },
      logs: await orderLogs(ctx.db, bundle, viewerOf(ctx), id),
    };
  },

  frontOrderCancel: (ctx) => cancelByBuyer(ctx, ctx.body),

  frontOrderReceiptConfirm: (ctx) => confirmReceipt(ctx, ctx.body),

  frontOrderComment: (ctx) => commentOn(ctx, { ...ctx.body, internal: false }),

  frontOrderLogs: async (ctx) => orderLogs(ctx.db, await visibleOrder(ctx, ctx.params.id), viewerOf(ctx)),
});
