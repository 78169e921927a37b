import { defineRoutes } from '../../contract/handlers';
import { brandPage } from './read/buyers';
import { followBrand, unfollowBrand } from './write/follow';

/** Routes of the brands for buyers, with following and unfollowing. */
export const brandRoutes = defineRoutes({
  frontBrandPage: (ctx) => brandPage(ctx, ctx.query),

  frontBrandFollow: async (ctx) => {
    await followBrand(ctx, ctx.body.id);
    return null;
  },

  frontBrandUnfollow: async (ctx) => {
    await unfollowBrand(ctx, ctx.body.id);
    return null;
  },
});
