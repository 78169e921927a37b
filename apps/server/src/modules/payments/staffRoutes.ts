import { binaryAnswer, XLSX_TYPE } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { translate } from '../../messages/translate';
import { paymentAccountsOf } from './read/accounts';
import { staffPaymentPage } from './read/staffPayments';
import { statementOf } from './read/statement';
import { statementSheet } from './read/statementSheet';
import { addAccount, deleteAccount, editAccount } from './write/accounts';
import { settleClaim } from './write/claims';
import { refund } from './write/refund';
import { recordPayment, rejectPayment, verifyPayment } from './write/staffPayments';

/** Routes with which staff see, record and decide payments, refunds and claims, and manage the merchant's bank accounts. */
export const staffPaymentRoutes = defineRoutes({
  getPaymentsPage: (ctx) => staffPaymentPage(ctx, ctx.query),

  getPaymentsStatement: (ctx) => statementOf(ctx, ctx.query.day),

  getPaymentsStatementExport: async (ctx) =>
    binaryAnswer({
      contentType: XLSX_TYPE,
      filename: `${translate(ctx.language, 'payments.statement.file')} ${ctx.query.day}.xlsx`,
      body: await statementSheet(ctx, ctx.query.day),
    }),

  postPayments: (ctx) => recordPayment(ctx, ctx.body),

  putPaymentsByIdVerify: (ctx) => verifyPayment(ctx, ctx.params.id, ctx.body),

  putPaymentsByIdReject: (ctx) => rejectPayment(ctx, ctx.params.id, ctx.body),

  postPaymentsRefunds: (ctx) => refund(ctx, ctx.body),

  putClaimsByIdSettle: (ctx) => settleClaim(ctx, ctx.params.id, ctx.body),

  getPaymentAccounts: (ctx) => paymentAccountsOf(ctx.db),

  postPaymentAccounts: (ctx) => addAccount(ctx, ctx.body),

  putPaymentAccountsById: (ctx) => editAccount(ctx, ctx.params.id, ctx.body),

  deletePaymentAccountsById: (ctx) => deleteAccount(ctx, ctx.params.id),
});
