import { defineRoutes } from '../../contract/handlers';
import { listFor } from '../lists/read/listFor';
import { openShare } from '../lists/read/shares';
import { countVisit } from '../lists/write/shares';
import { productDetail } from './read/detail';
import { facetsOf } from './read/facets';
import { productsFor, readerOf, scopeFor, scopeOf, superProducts } from './read/sources';
import { overviewOf } from './read/overview';
import { pageOfProducts } from './read/page';
import { withMerchantPrices } from './read/merchantPrices';
import { resolveLines } from './read/resolve';
import { productsAsked, sharedProducts, shareView } from './read/shared';

/** Routes of the products of a list, of a shared list and of all open lists, of their filters, and of pasted codes. */
export const productRoutes = defineRoutes({
  frontListProductPage: async (ctx) => {
    const { pageNum, pageSize, sort, order, listId, ...filters } = ctx.query;
    const list = await listFor(ctx.db, ctx.buyer, listId);
    const page = await pageOfProducts(ctx, scopeOf(list), filters, { pageNum, pageSize, sort, order });
    return { ...page, list: await withMerchantPrices(ctx, list, page.list), pageNum, pageSize };
  },

  frontListShare: async (ctx) => {
    const opened = await openShare(ctx, ctx.params.code);
    await countVisit(ctx, opened.share.id);
    return shareView(ctx, opened);
  },

  frontListShareProductPage: async (ctx) => {
    const { pageNum, pageSize, sort, order, ...filters } = ctx.query;
    const { scope, reader } = await sharedProducts(ctx, ctx.params.code);
    const page = await pageOfProducts(ctx, scope, filters, { pageNum, pageSize, sort, order }, reader);
    return { ...page, pageNum, pageSize };
  },

  frontListFilters: async (ctx) => {
    const { listId, ...filters } = ctx.query;
    return facetsOf(ctx, await scopeFor(ctx, listId), filters);
  },

  frontProductPage: async (ctx) => {
    const { pageNum, pageSize, sort, order, listId, shareCode, ...filters } = ctx.query;
    const { scope, reader } = await productsAsked(ctx, listId, shareCode);
    const page = await pageOfProducts(ctx, scope, filters, { pageNum, pageSize, sort, order }, reader);
    return { ...page, pageNum, pageSize };
  },

  frontProductFilters: async (ctx) => {
    const { listId, shareCode, ...filters } = ctx.query;
    const { scope, reader } = await productsAsked(ctx, listId, shareCode);
    return facetsOf(ctx, scope, filters, reader);
  },

  frontProductDetail: async (ctx) => {
    const { listId, shareCode } = ctx.query;
    const only = shareCode === undefined ? listId : (await openShare(ctx, shareCode)).list.id;
    return productDetail(ctx, ctx.params.id, only);
  },

  frontProductOverview: async (ctx) => {
    const { listId, shareCode, ...filters } = ctx.query;
    const { scope, reader } = await productsAsked(ctx, listId, shareCode);
    return overviewOf(ctx, scope, filters, reader);
  },

  frontProductResolve: async (ctx) => {
    const { listId, lines } = ctx.body;
    const products = await productsFor(ctx, listId);
    const everywhere = listId === undefined ? null : superProducts(ctx.buyer, ctx.now);
    return resolveLines(ctx.db, lines, products, everywhere, readerOf(ctx));
  },
});
