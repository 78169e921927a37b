import { defineRoutes } from '../../contract/handlers';
import { invalid } from '../../http/errors';
import { translate } from '../../messages/translate';
import { newFirstPassword } from '../auth/passwords/firstPassword';
import { userForm } from './users/checks';
import { userOptions, userPage } from './users/read';
import { addUser, changeUser, deleteUsers, setUserPassword, setUserStatus } from './users/write';

/** Routes of members of staff: table, choices, form and maintenance. */
export const userRoutes = defineRoutes({
  getUsersPage: (ctx) => userPage(ctx.db, ctx.staff, ctx.query),

  getUsersOptions: (ctx) => userOptions(ctx.db, ctx.staff, ctx.query),

  getUsersByIdForm: (ctx) => ctx.inTransaction((tx) => userForm(tx, ctx, ctx.params.id)),

  postUsers: {
    async prepare() {
      const first = await newFirstPassword();
      return (ctx) => addUser(ctx, ctx.body, first);
    },
  },

  putUsersById: async (ctx) => {
    await changeUser(ctx, ctx.params.id, ctx.body);
    return null;
  },

  patchUsersByIdStatus: async (ctx) => {
    await setUserStatus(ctx, ctx.params.id, ctx.query.status);
    return null;
  },

  patchUsersByIdPassword: async (ctx) => {
    const body: { password?: string } | undefined = ctx.body;
    const password = body?.password ?? ctx.query.password;
    if (password === undefined) throw invalid({ password: translate(ctx.language, 'staff.passwordNeeded') });
    await setUserPassword(ctx, ctx.params.id, password);
    return null;
  },

  deleteUsersById: async (ctx) => {
    await deleteUsers(ctx, new Set(ctx.params.id.split(',')));
    return null;
  },
});
