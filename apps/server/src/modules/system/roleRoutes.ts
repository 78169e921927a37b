import { defineRoutes } from '../../contract/handlers';
import { setGrants } from './roles/grants';
import { roleForm, roleGrants, roleOptions, rolePage } from './roles/read';
import { addRole, changeRole, deleteRoles, switchRole } from './roles/write';

/** Routes of roles and their grants. A caller cannot grant what the caller does not have; every change applies on the next request. */
export const roleRoutes = defineRoutes({
  getRolesPage: (ctx) => rolePage(ctx.db, ctx.query),

  getRolesOptions: (ctx) => roleOptions(ctx.db, ctx.staff),

  getRolesByIdForm: (ctx) => roleForm(ctx.db, ctx.params.id),

  postRoles: async (ctx) => ({ id: await addRole(ctx, ctx.body) }),

  putRolesById: async (ctx) => {
    await changeRole(ctx, ctx.params.id, ctx.body);
    return null;
  },

  putRolesByIdStatus: async (ctx) => {
    await switchRole(ctx, ctx.params.id, ctx.query.status);
    return null;
  },

  deleteRolesById: async (ctx) => {
    await deleteRoles(ctx, [...new Set(ctx.params.id.split(','))]);
    return null;
  },

  getRolesByIdMenuIds: (ctx) => roleGrants(ctx.db, ctx.params.id),

  putRolesByIdMenus: async (ctx) => {
    await setGrants(ctx, ctx.params.id, ctx.body);
    return null;
  },
});
