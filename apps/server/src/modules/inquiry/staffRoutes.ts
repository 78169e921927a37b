import { defineRoutes } from '../../contract/handlers';
import { orderingCustomer } from './read/customer';
import { previewAddedLines } from './read/joining';
import { previewForCustomer } from './read/preview';
import { addOrder } from './write/addOrder';
import { orderFromCart } from './write/cartOrder';

/** Routes with which staff make orders for a customer, by hand, of products or from the cart. */
export const staffInquiryRoutes = defineRoutes({
  postOrders: (ctx) => addOrder(ctx, ctx.body),

  postProductsOrders: (ctx) => addOrder(ctx, ctx.body),

  postCartsByCustomerIdOrders: (ctx) => orderFromCart(ctx, ctx.params.customerId, ctx.body),

  postOrdersPreview: async (ctx) => {
    const customer = await orderingCustomer(ctx, ctx.db, ctx.body.customerId);
    const { orderId } = ctx.body;
    return orderId === undefined
      ? previewForCustomer(ctx, customer, ctx.body)
      : previewAddedLines(ctx, customer, { ...ctx.body, orderId });
  },
});
