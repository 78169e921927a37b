import { defineRoutes } from '../../contract/handlers';
import { checkSetupLink, makeFirstRoot } from './signIn/firstRoot';

/** The first person of an empty house: whoever holds the link from the console makes a ROOT. */
export const firstRootRoutes = defineRoutes({
  postAuthSetupCheck: (ctx) => checkSetupLink(ctx, ctx.body.token),

  postAuthSetup: (ctx) => makeFirstRoot(ctx, ctx.body),
});
