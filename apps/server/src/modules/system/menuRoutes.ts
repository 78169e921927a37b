import { defineRoutes } from '../../contract/handlers';
import { menuOptions, menuTree, routesFor } from './menu/read';
import { addMenu, changeMenu, deleteMenu, findMenu, showMenu } from './menu/write';

/** Routes of the menu: the entries that a person sees, and their maintenance. Every change applies on the next request. */
export const menuRoutes = defineRoutes({
  getMenusRoutes: (ctx) => routesFor(ctx.db, ctx.staff.roles),

  getMenus: (ctx) => menuTree(ctx.db, ctx.query),

  getMenusOptions: (ctx) => menuOptions(ctx.db, ctx.query.onlyParent ?? false),

  getMenusByIdForm: (ctx) => findMenu(ctx.db, ctx.params.id),

  postMenus: async (ctx) => ({ id: await addMenu(ctx, ctx.body) }),

  putMenusById: async (ctx) => {
    await changeMenu(ctx, ctx.params.id, ctx.body);
    return null;
  },

  patchMenusById: async (ctx) => {
    await showMenu(ctx, ctx.params.id, ctx.query.visible);
    return null;
  },

  deleteMenusById: async (ctx) => {
    await deleteMenu(ctx, ctx.params.id);
    return null;
  },
});
