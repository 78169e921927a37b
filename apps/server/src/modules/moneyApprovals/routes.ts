import { defineRoutes } from '../../contract/handlers';
import { approvalPage } from './read';
import { askForMoney, decideMoney } from './write';

/** Routes of refunds and corrections of credit that a second person decides. */
export const moneyApprovalRoutes = defineRoutes({
  getPaymentsApprovalsPage: (ctx) => approvalPage(ctx, ctx.query),

  postPaymentsApprovals: (ctx) => askForMoney(ctx, ctx.body),

  putPaymentsApprovalsByIdDecide: (ctx) => decideMoney(ctx, ctx.params.id, ctx.body),
});
