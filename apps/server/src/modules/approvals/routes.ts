import { defineRoutes } from '../../contract/handlers';
import { approvalPage } from './read/approvals';
import { askApproval } from './write/ask';
import { handleApproval } from './write/handle';

/** Routes of the approvals of inquiries above a member's spend limit: the member requests one, the leader answers it. */
export const approvalRoutes = defineRoutes({
  frontTeamApprovalAsk: (ctx) => askApproval(ctx, ctx.body),

  frontTeamApprovalPage: (ctx) => approvalPage(ctx, ctx.query),

  frontTeamApprovalHandle: (ctx) => handleApproval(ctx, ctx.body),
});
