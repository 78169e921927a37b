import { defineRoutes } from '../../contract/handlers';
import { addressPage, defaultAddress } from './read/addresses';
import { deleteAddress, saveAddress, setDefaultAddress } from './write/addresses';

/** Saved addresses of the signed-in buyer. */
export const addressRoutes = defineRoutes({
  frontUserAddressList: (ctx) => addressPage(ctx.db, ctx.buyer.id, ctx.query, ctx.config.maxAddresses),

  frontUserAddressEdit: (ctx) => saveAddress(ctx, ctx.body),

  frontUserAddressDel: async (ctx) => {
    await deleteAddress(ctx, ctx.body.id);
    return null;
  },

  frontUserAddressDefaultSet: async (ctx) => {
    await setDefaultAddress(ctx, ctx.body.id);
    return null;
  },

  frontUserAddressDefault: (ctx) => defaultAddress(ctx.db, ctx.buyer.id),
});
