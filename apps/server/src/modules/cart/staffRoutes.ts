import { defineRoutes } from '../../contract/handlers';
import { staffCart } from './read/staffCart';
import { cartPage } from './read/staffCarts';

/** Routes with which staff read the carts of customers. */
export const staffCartRoutes = defineRoutes({
  getCartsPage: (ctx) => cartPage(ctx, ctx.query),

  getCartsByCustomerId: (ctx) => staffCart(ctx, ctx.params.customerId),
});
