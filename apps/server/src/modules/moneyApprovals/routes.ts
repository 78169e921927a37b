import { defineRoutes } from '../../contract/handlers';
import { approvalPage } from './read';
import { requestMoneyApproval, decideMoneyApproval } from './write';

/** Routes of refunds and corrections of credit that a second person decides. */
export const moneyApprovalRoutes = defineRoutes({
  getPaymentsApprovalsPage: (ctx) => approvalPage(ctx, ctx.query),

  postPaymentsApprovals: (ctx) => requestMoneyApproval(ctx, ctx.body),

  putPaymentsApprovalsByIdDecide: (ctx) => decideMoneyApproval(ctx, ctx.params.id, ctx.body),
});
