import { defineRoutes } from '../../contract/handlers';
import { staffPaymentPage } from './read/staffPayments';
import { recordPayment, rejectPayment, verifyPayment } from './write/staffPayments';

/** Payments as staff see and decide about them (X-A131..X-A134). */
export const staffPaymentRoutes = defineRoutes({
  getPaymentsPage: (ctx) => staffPaymentPage(ctx, ctx.query),

  postPayments: (ctx) => recordPayment(ctx, ctx.body),

  putPaymentsByIdVerify: (ctx) => verifyPayment(ctx, ctx.params.id, ctx.body),

  putPaymentsByIdReject: (ctx) => rejectPayment(ctx, ctx.params.id, ctx.body),
});
