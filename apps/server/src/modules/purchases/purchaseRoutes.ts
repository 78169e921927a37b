import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../messages/translate';
import { purchaseDetail } from './read/detail';
import { purchasePage } from './read/rows';
import { purchaseSheet } from './read/sheet';
import { addPurchase, changePurchase } from './write/save';
import { receivePurchase, setPurchaseStatus } from './write/steps';

/** Routes of the merchant's purchase orders to suppliers. */
export const purchaseRoutes = defineRoutes({
  getPurchaseOrdersPage: (ctx) => purchasePage(ctx, ctx.query),

  getPurchaseOrdersById: (ctx) => purchaseDetail(ctx, ctx.db, ctx.params.id),

  postPurchaseOrders: (ctx) => addPurchase(ctx, ctx.body),

  putPurchaseOrdersById: async (ctx) => {
    await changePurchase(ctx, ctx.params.id, ctx.body);
    return null;
  },

  putPurchaseOrdersByIdStatus: (ctx) => setPurchaseStatus(ctx, ctx.params.id, ctx.body),

  postPurchaseOrdersByIdReceipts: (ctx) => receivePurchase(ctx, ctx.params.id, ctx.body),

  getPurchaseOrdersExport: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'purchases.file')}.xlsx`,
      body: await purchaseSheet(ctx, ctx.query),
    }),
});
