import { defineRoutes } from '../../contract/handlers';
import { withoutPrices } from '../../http/withoutPrices';
import { isShownPrices } from '../auth/access/fieldVisibility';
import { visibleOrders } from '../orders/read/access';
import { buyerSummary, topOf, trendOf } from './read/buyerFigures';

/** Routes of the figures of a buyer's dashboard. */
export const buyerFigureRoutes = defineRoutes({
  frontDataSummary: async (ctx) => {
    const summary = await buyerSummary(ctx.db, ctx.buyer, ctx.now, ctx.query);
    return isShownPrices(ctx) ? summary : withoutPrices(summary);
  },

  frontDataTrend: async (ctx) => {
    const { from, to, by } = ctx.query;
    const points = await trendOf(ctx.db, visibleOrders(ctx.buyer), from, to, by);
    return isShownPrices(ctx) ? points : points.map((point) => ({ ...point, valueCents: 0 }));
  },

  frontDataTop: async (ctx) => {
    const { by, from, to } = ctx.query;
    const top = await topOf(ctx.db, ctx.buyer, by, { from, to }, ctx.language);
    return isShownPrices(ctx) ? top : top.map((item) => ({ ...item, valueCents: 0 }));
  },
});
