import { defineRoutes } from '../../contract/handlers';
import { customerOptions, listOptions, teamOptions } from './read';

/** What staff choose from in selects and filters: customers, teams and lists, each within the range of the roles held. */
export const choiceRoutes = defineRoutes({
  getCustomersOptions: (ctx) => customerOptions(ctx, ctx.query.keywords),

  getTeamsOptions: (ctx) => teamOptions(ctx, ctx.query.keywords),

  getListsOptions: (ctx) => listOptions(ctx, ctx.query.keywords),
});
