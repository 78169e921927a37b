import { codes } from '@selvedge/api-spec/codes';
import { defineRoutes } from '../../contract/handlers';
import { refuse } from '../../http/errors';
import { facetsOf } from './read/facets';
import { goodsFor, readerOf, scopeFor, superGoods } from './read/goods';
import { pageOfGoods } from './read/page';
import { resolveLines } from './read/resolve';

/** Codes to hand a list on (X-B21) do not exist yet, so none is known. */
function refuseShareCode(shareCode: string | undefined): void {
  if (shareCode !== undefined) throw refuse(codes.EXPIRED);
}

/** Products of a list and of all open lists, their filters, and pasted codes (X-B03, X-B04, X-B12, X-B13, X-B16). */
export const productRoutes = defineRoutes({
  frontListProductPage: async (ctx) => {
    const { pageNum, pageSize, sort, order, listId, ...filters } = ctx.query;
    const scope = await scopeFor(ctx, listId);
    const page = await pageOfGoods(ctx, scope, filters, { pageNum, pageSize, sort, order });
    return { ...page, pageNum, pageSize };
  },

  frontListFilters: async (ctx) => {
    const { listId, ...filters } = ctx.query;
    return facetsOf(ctx, await scopeFor(ctx, listId), filters);
  },

  frontProductPage: async (ctx) => {
    const { pageNum, pageSize, sort, order, listId, shareCode, ...filters } = ctx.query;
    refuseShareCode(shareCode);
    const scope = await scopeFor(ctx, listId);
    const page = await pageOfGoods(ctx, scope, filters, { pageNum, pageSize, sort, order });
    return { ...page, pageNum, pageSize };
  },

  frontProductFilters: async (ctx) => {
    const { listId, shareCode, ...filters } = ctx.query;
    refuseShareCode(shareCode);
    return facetsOf(ctx, await scopeFor(ctx, listId), filters);
  },

  frontProductResolve: async (ctx) => {
    const { listId, lines } = ctx.body;
    const goods = await goodsFor(ctx, listId);
    const everywhere = listId === undefined ? null : superGoods(ctx.buyer, ctx.now);
    return resolveLines(ctx.db, lines, goods, everywhere, readerOf(ctx));
  },
});
