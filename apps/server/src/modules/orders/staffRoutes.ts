import { defineRoutes } from '../../contract/handlers';
import { ordersInScope } from './read/access';
import { viewerOf } from './read/viewer';
import { orderDetail, orderLogs, orderRows } from './read/detail';
import { orderCounts, orderPage } from './read/filters';
import { withoutPrices } from './read/hidePrices';
import { locksOf, orderNames } from './read/names';
import { visibleOrder } from './read/visible';
import { rowShape, subShape } from './read/shapes';
import {
  acknowledgeSub,
  cancelByStaff,
  confirmSub,
  confirmSubs,
  offerSub,
  rejectSub,
} from './write/staffSteps';

/** Orders as staff see and work on them (X-A110..X-A113, X-A117..X-A122, X-A124). */
export const staffOrderRoutes = defineRoutes({
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

  getOrdersByIdBig: async (ctx) => {
    const bundle = await visibleOrder(ctx, ctx.params.id);
    const viewer = viewerOf(ctx);
    const names = await orderNames(ctx.db, [bundle.order], bundle.subs);
    const locks = await locksOf(ctx.db, bundle.lines);
    const lines = bundle.subs.flatMap((sub) => {
      const { id, lines: own, ...rest } = subShape(bundle, sub, names, locks, viewer);
      return own.map((line) => ({ subOrderId: id, ...rest, line }));
    });
    const sum = (value: (one: (typeof lines)[number]['line']) => number) =>
      lines.reduce((total, { line }) => total + value(line), 0);
    const big = {
      order: rowShape(bundle.order, bundle.subs, names, viewer),
      lines,
      totals: {
        askedQty: sum((line) => line.askedQty),
        confirmedQty: sum((line) => line.confirmedQty),
        shippedQty: sum((line) => line.shippedQty),
        receivedQty: sum((line) => line.receivedQty),
        valueCents: sum((line) => line.lineCents),
      },
    };
    return viewer.priced ? big : withoutPrices(big);
  },

  getOrdersByIdLogs: async (ctx) => orderLogs(ctx.db, await visibleOrder(ctx, ctx.params.id), viewerOf(ctx)),

  putOrdersByIdCancel: (ctx) => cancelByStaff(ctx, ctx.params.id, ctx.body),

  putSubOrdersByIdConfirm: (ctx) => confirmSub(ctx, ctx.params.id, ctx.body),

  putSubOrdersByIdAcknowledge: (ctx) => acknowledgeSub(ctx, ctx.params.id, ctx.body),

  putSubOrdersByIdOffer: (ctx) => offerSub(ctx, ctx.params.id, ctx.body),

  putSubOrdersByIdReject: (ctx) => rejectSub(ctx, ctx.params.id, ctx.body),

  putSubOrdersBatchConfirm: (ctx) => confirmSubs(ctx, ctx.body.ids),
});
