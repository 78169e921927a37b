import { defineRoutes } from '../../contract/handlers';
import { staffCart } from './read/staffCart';
import { cartPage } from './read/staffCarts';

/** Carts of customers as staff see them. */
export const staffCartRoutes = defineRoutes({
  getCartsPage: (ctx) => cartPage(ctx, ctx.query),

  getCartsByCustomerId: (ctx) => staffCart(ctx, ctx.params.customerId),
});
