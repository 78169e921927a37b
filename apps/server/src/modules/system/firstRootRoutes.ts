import { defineRoutes } from '../../contract/handlers';
import { checkSetupLink, makeFirstRoot } from './signIn/firstRoot';

/** Routes that make the first ROOT of an empty installation, for the holder of the link from the console. */
export const firstRootRoutes = defineRoutes({
  postAuthSetupCheck: (ctx) => checkSetupLink(ctx, ctx.body.token),

  postAuthSetup: (ctx) => makeFirstRoot(ctx, ctx.body),
});
