import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../messages/translate';
import { newFirstPassword } from '../auth/passwords/firstPassword';
import { customerDetail } from './read/detail';
import { customerPage } from './read/rows';
import { salesmanPage } from './read/salesmen';
import { customerSheet } from './read/sheet';
import { makeCode } from './write/codes';
import { addCustomer, changeCustomer, changeCustomerPhone } from './write/save';
import { changeStatus, confirmIdentity, stepForCustomers } from './write/steps';

/** Routes of customers and salespeople, each within the data scope of the caller's roles. */
export const customerRoutes = defineRoutes({
  getCustomersPage: (ctx) => customerPage(ctx, ctx.query),

  getCustomersById: (ctx) => customerDetail(ctx, ctx.params.id),

  getCustomersExport: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'customers.file')}.xlsx`,
      body: await customerSheet(ctx, ctx.query),
    }),

  postCustomers: {
    async prepare() {
      const first = await newFirstPassword();
      return (ctx) => addCustomer(ctx, ctx.body, first);
    },
  },

  putCustomersById: async (ctx) => {
    await changeCustomer(ctx, ctx.params.id, ctx.body);
    return null;
  },

  patchCustomersByIdPhone: async (ctx) => {
    await changeCustomerPhone(ctx, ctx.params.id, ctx.body);
    return null;
  },

  patchCustomersByIdStatus: async (ctx) => {
    await changeStatus(ctx, ctx.params.id, ctx.query.status);
    return null;
  },

  putCustomersByIdIdentity: async (ctx) => {
    await confirmIdentity(ctx, ctx.params.id, ctx.body.identityType);
    return null;
  },

  putCustomersBatch: (ctx) => stepForCustomers(ctx, ctx.body),

  getSalesmenPage: (ctx) => salesmanPage(ctx, ctx.query),

  postSalesmenByUserIdCode: (ctx) => makeCode(ctx, ctx.params.userId),
});
