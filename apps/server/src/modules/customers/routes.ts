import { defineRoutes } from '../../contract/handlers';
import { confirmIdentity } from './write';

/** Upkeep of customers by staff, each within the range of the roles held (D-52, Q-43). */
export const customerRoutes = defineRoutes({
  putCustomersByIdIdentity: async (ctx) => {
    await confirmIdentity(ctx, ctx.params.id, ctx.body.identityType);
    return null;
  },
});
