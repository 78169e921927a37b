import { defineRoutes } from '../../contract/handlers';
import { beginFactor, confirmFactor, factorState, renewRecoveryCodes, switchFactorOff } from './factor/own';
import { removeFactorOfOther } from './factor/take';
import { signInBySecondStep } from './signIn/secondStep';

/** Routes of the second factor of staff: second step of the sign-in, the own factor, and the removal of a lost one. */
export const factorRoutes = defineRoutes({
  postAuthFactor: (ctx) => signInBySecondStep(ctx, ctx.body),

  getUsersFactor: (ctx) => factorState(ctx),

  postUsersFactor: (ctx) => beginFactor(ctx, ctx.body.password),

  postUsersFactorConfirm: (ctx) => confirmFactor(ctx, ctx.body.code),

  postUsersFactorRecovery: (ctx) => renewRecoveryCodes(ctx, ctx.body),

  postUsersFactorOff: async (ctx) => {
    await switchFactorOff(ctx, ctx.body);
    return null;
  },

  deleteUsersByIdFactor: async (ctx) => {
    await removeFactorOfOther(ctx, ctx.params.id);
    return null;
  },
});
