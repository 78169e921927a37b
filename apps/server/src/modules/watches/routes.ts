import { defineRoutes } from '../../contract/handlers';
import { watchedPage } from './read/watched';
import { watchProducts } from './write';

/** Routes of the products that a buyer watches. */
export const watchRoutes = defineRoutes({
  frontProductNotify: async (ctx) => {
    await watchProducts(ctx, ctx.body);
    return null;
  },
  frontProductNotifyPage: (ctx) => watchedPage(ctx, ctx.query),
});
