import { defineRoutes } from '../../contract/handlers';
import { withoutPrices } from '../../http/withoutPrices';
import { isShownPrices } from '../auth/access/fieldVisibility';
import { creditPage } from '../credit/read';
import { visibleOrder } from '../orders/read/visible';
import { paymentAccountsOf } from './read/accounts';
import { orderPayments } from './read/orderPayments';
import { addProof, payWithCredit, withdrawProof } from './write/buyerPayments';

/** Routes of payments for buyers. */
export const buyerPaymentRoutes = defineRoutes({
  frontPaymentAccounts: (ctx) => paymentAccountsOf(ctx.db, { enabled: true, currency: ctx.query.currency }),

  frontPaymentList: async (ctx) => orderPayments(ctx, await visibleOrder(ctx, ctx.query.orderId)),

  frontPaymentProofAdd: (ctx) => addProof(ctx, ctx.body),

  frontPaymentProofDel: (ctx) => withdrawProof(ctx, ctx.body.id),

  frontPaymentCreditPage: async (ctx) => {
    const page = await creditPage(ctx.db, ctx.buyer.teamId, ctx.query);
    return isShownPrices(ctx) ? page : withoutPrices(page);
  },

  frontPaymentCreditApply: (ctx) => payWithCredit(ctx, ctx.body),
});
