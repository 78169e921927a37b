import { defineRoutes } from '../../contract/handlers';
import { rulePage } from './read';
import { setRule } from './write';

/** Rules of trade that the house sets itself, and what they were before. */
export const tradeRuleRoutes = defineRoutes({
  getConfigPage: (ctx) => rulePage(ctx, ctx.query),

  putConfigById: async (ctx) => {
    await setRule(ctx, ctx.params.id, ctx.body);
    return null;
  },
});
