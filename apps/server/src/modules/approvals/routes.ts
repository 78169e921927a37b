import { defineRoutes } from '../../contract/handlers';
import { approvalPage } from './read/approvals';
import { askApproval } from './write/ask';
import { handleApproval } from './write/handle';

/** Inquiries above the spend limit of a member: asked for, and answered by the leader. */
export const approvalRoutes = defineRoutes({
  frontTeamApprovalAsk: (ctx) => askApproval(ctx, ctx.body),

  frontTeamApprovalPage: (ctx) => approvalPage(ctx, ctx.query),

  frontTeamApprovalHandle: (ctx) => handleApproval(ctx, ctx.body),
});
