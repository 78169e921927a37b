import { defineRoutes } from '../../contract/handlers';
import { invalid } from '../../http/errors';
import { translate } from '../../translate';
import { userForm } from './users/checks';
import { userPage } from './users/read';
import { addUser, changeUser, deleteUsers, setUserPassword } from './users/write';

/** Members of staff: table, form and upkeep (K-34..K-39). */
export const userRoutes = defineRoutes({
  getUsersPage: (ctx) => userPage(ctx.db, ctx.staff, ctx.query),

  getUsersByIdForm: (ctx) => ctx.inTransaction((tx) => userForm(tx, ctx, ctx.params.id)),

  postUsers: (ctx) => addUser(ctx, ctx.body),

  putUsersById: async (ctx) => {
    await changeUser(ctx, ctx.params.id, ctx.body);
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
