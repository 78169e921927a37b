import { defineRoutes } from '../../contract/handlers';
import { brandPage } from './read/buyers';
import { followBrand, unfollowBrand } from './write/follow';

/** Brands, and which of them a buyer follows. */
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
