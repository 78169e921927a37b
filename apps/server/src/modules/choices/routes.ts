import { defineRoutes } from '../../contract/handlers';
import { customerOptions, listOptions, teamOptions } from './read';

/** Routes of the options of staff selects and filters: customers, teams and lists, each within the data scope of the user's roles. */
export const choiceRoutes = defineRoutes({
  getCustomersOptions: (ctx) => customerOptions(ctx, ctx.query.keywords),

  getTeamsOptions: (ctx) => teamOptions(ctx, ctx.query.keywords),

  getListsOptions: (ctx) => listOptions(ctx, ctx.query.keywords),
});
