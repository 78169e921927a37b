import { defineRoutes } from '../../contract/handlers';
import { creditPage } from '../credit/read';
import { checkStatementSeen, teamDetail, teamPage } from './read/staffTeams';
import { dissolveTeams } from './write/dissolve';
import { correctCredit } from './write/staffCredit';
import { addTeam, changeTeam, nameLeader } from './write/staffTeam';

/** Routes with which staff manage teams that have a customer within the data scope of their roles. */
export const staffTeamRoutes = defineRoutes({
  getTeamsPage: (ctx) => teamPage(ctx, ctx.query),

  getTeamsById: (ctx) => teamDetail(ctx, ctx.params.id),

  postTeams: (ctx) => addTeam(ctx, ctx.body),

  putTeamsById: async (ctx) => {
    await changeTeam(ctx, ctx.params.id, ctx.body);
    return null;
  },

  patchTeamsByIdLeader: async (ctx) => {
    await nameLeader(ctx, ctx.params.id, ctx.query.userId);
    return null;
  },

  deleteTeamsById: async (ctx) => {
    await dissolveTeams(ctx, ctx.params.id);
    return null;
  },

  getTeamsByIdCreditPage: async (ctx) => {
    await checkStatementSeen(ctx, ctx.db, ctx.params.id);
    return creditPage(ctx.db, ctx.params.id, ctx.query);
  },

  postTeamsByIdCredit: (ctx) => correctCredit(ctx, ctx.params.id, ctx.body),
});
