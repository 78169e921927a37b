import { defineRoutes } from '../../contract/handlers';
import { chosenColumns } from './read/columns';
import { listDetail, listPage } from './read/lists';
import { chooseColumns } from './write/columns';

/** Routes of lists, their figures and the columns that a buyer chose. */
export const listRoutes = defineRoutes({
  frontListPage: (ctx) => listPage(ctx, ctx.query),

  frontListDetail: (ctx) => listDetail(ctx, ctx.params.id),

  frontListColumns: (ctx) => chosenColumns(ctx, ctx.query.listId),

  frontListColumnsSet: async (ctx) => {
    await chooseColumns(ctx, ctx.body);
    return null;
  },
});
