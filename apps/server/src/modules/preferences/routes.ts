import { defineRoutes } from '../../contract/handlers';
import { readPreferences } from './read';
import { changePreferences } from './write';

/** Routes of the preferences of buyers and staff, the same on every device. */
export const preferenceRoutes = defineRoutes({
  frontUserPreference: async (ctx) => ({
    columns: {},
    ...(await readPreferences(ctx.db, 'buyer', ctx.buyer.id)),
  }),
  frontUserPreferenceEdit: async (ctx) => ({
    columns: {},
    ...(await changePreferences(ctx, 'buyer', ctx.buyer.id, ctx.body)),
  }),
  getUsersPreference: async (ctx) => ({
    columns: {},
    presets: [],
    ...(await readPreferences(ctx.db, 'staff', ctx.staff.id)),
  }),
  putUsersPreference: async (ctx) => ({
    columns: {},
    presets: [],
    ...(await changePreferences(ctx, 'staff', ctx.staff.id, ctx.body)),
  }),
});
