import { codes } from '@selvedge/api-spec/codes';
import type { SQL } from 'drizzle-orm';
import { type Context, defineRoutes } from '../../contract/handlers';
import { refuse } from '../../http/errors';
import { listFor } from '../lists/read/listFor';
import { facetsOf } from './read/facets';
import { goodsOf, pageOfGoods, type Reader, superGoods } from './read/goods';
import { resolveLines } from './read/resolve';

/** Codes to hand a list on (X-B21) do not exist yet, so none is known. */

/** How answers about products are made for the caller: language, and prices only with sp:price:view (D-37). */
export function readerOf(ctx: Context): Reader {
  return { language: ctx.language, priced: ctx.can('sp:price:view') };
}

async function goodsFor(ctx: Context, listId: string | undefined): Promise<SQL> {
  if (listId === undefined) return superGoods(ctx.buyer, ctx.now);
  const list = await listFor(ctx.db, ctx.buyer, listId);
  return goodsOf(list.id);
}

/** Products of a list and of all open lists, their filters, and pasted codes (X-B03, X-B04, X-B12, X-B13, X-B16). */
export const productRoutes = defineRoutes({
  frontListProductPage: async (ctx) => {
    const { pageNum, pageSize, sort, order, listId, ...filters } = ctx.query;
    const goods = await goodsFor(ctx, listId);
    const page = await pageOfGoods(ctx.db, goods, filters, { pageNum, pageSize, sort, order }, readerOf(ctx));
    return { ...page, pageNum, pageSize };
  },

  frontListFilters: async (ctx) => {
    const { listId, ...filters } = ctx.query;
    return facetsOf(ctx.db, await goodsFor(ctx, listId), filters, readerOf(ctx));
  },

  frontProductPage: async (ctx) => {
    const { pageNum, pageSize, sort, order, listId, shareCode, ...filters } = ctx.query;
    if (shareCode !== undefined) throw refuse(codes.EXPIRED);
    const goods = await goodsFor(ctx, listId);
    const page = await pageOfGoods(ctx.db, goods, filters, { pageNum, pageSize, sort, order }, readerOf(ctx));
    return { ...page, pageNum, pageSize };
  },

  frontProductFilters: async (ctx) => {
    const { listId, shareCode, ...filters } = ctx.query;
    if (shareCode !== undefined) throw refuse(codes.EXPIRED);
    return facetsOf(ctx.db, await goodsFor(ctx, listId), filters, readerOf(ctx));
  },

  frontProductResolve: async (ctx) => {
    const { listId, lines } = ctx.body;
    const goods = await goodsFor(ctx, listId);
    const everywhere = listId === undefined ? null : superGoods(ctx.buyer, ctx.now);
    return resolveLines(ctx.db, lines, goods, everywhere, readerOf(ctx));
  },
});
