import { defineRoutes } from '../../contract/handlers';
import { visibleOrders } from '../orders/read/access';
import { summaryOf, topOf, trendOf } from './read/buyerFigures';

/** Figures of a buyer's dashboard (X-B89..X-B91). */
export const buyerFigureRoutes = defineRoutes({
  frontDataSummary: async (ctx) => {
    const summary = await summaryOf(ctx.db, ctx.buyer, ctx.now, ctx.query);
    return ctx.can('sp:price:view') ? summary : { ...summary, toPayCents: 0, spentCents: 0 };
  },

  frontDataTrend: async (ctx) => {
    const { from, to, by } = ctx.query;
    const points = await trendOf(ctx.db, visibleOrders(ctx.buyer), from, to, by);
    return ctx.can('sp:price:view') ? points : points.map((point) => ({ ...point, valueCents: 0 }));
  },

  frontDataTop: async (ctx) => {
    const { by, from, to } = ctx.query;
    const top = await topOf(ctx.db, ctx.buyer, by, { from, to }, ctx.language === 'en');
    return ctx.can('sp:price:view') ? top : top.map((item) => ({ ...item, valueCents: 0 }));
  },
});
