import { defineRoutes } from '../../contract/handlers';
import { sellerAccess } from './access/own';
import { listCounts } from './read/lists';
import { sharePage } from './read/shares';
import { editItems } from './write/items';
import { priceList } from './write/prices';
import { saveList } from './write/save';
import { endShare, shareList } from './write/shares';
import { closeList, deleteList, publishList, reopenList } from './write/steps';

/** Routes with which sellers make, price, publish and share lists of their own. */
export const ownListRoutes = defineRoutes({
  frontListCount: (ctx) => listCounts(ctx, ctx.query),

  frontListSave: (ctx) => saveList(ctx, ctx.body),

  frontListItemEdit: (ctx) => editItems(ctx, ctx.body),

  frontListItemPrice: (ctx) => priceList(ctx, ctx.body),

  frontListPublish: (ctx) => publishList(ctx, ctx.body),

  frontListClose: (ctx) => closeList(ctx, ctx.body),

  frontListReopen: (ctx) => reopenList(ctx, ctx.body),

  frontListDel: async (ctx) => {
    await deleteList(ctx, ctx.body.id);
    return null;
  },

  frontListShareCreate: (ctx) => {
    const { listId, ...wish } = ctx.body;
    return shareList(ctx, sellerAccess(ctx), listId, wish);
  },

  frontListSharePage: (ctx) => sharePage(ctx, ctx.query),

  frontListShareRevoke: async (ctx) => {
    await endShare(ctx, sellerAccess(ctx), ctx.body.id);
    return null;
  },
});
