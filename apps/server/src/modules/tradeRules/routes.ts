import { defineRoutes } from '../../contract/handlers';
import { rulePage } from './read';
import { setRule } from './write';

/** Routes of the trade rules that the merchant sets, and of their previous values. */
export const tradeRuleRoutes = defineRoutes({
  getConfigPage: (ctx) => rulePage(ctx, ctx.query),

  putConfigById: async (ctx) => {
    await setRule(ctx, ctx.params.id, ctx.body);
    return null;
  },
});
