import type { operations } from '@selvedge/api-spec/types';
import type { IndexSort } from '../../../../searchIndex/messages';
import type { Context } from '../../../../contract/handlers';
import { seesPrices } from '../../../auth/access/fieldVisibility';
import { askedOn } from '../../../lists/read/staff/figures';
import type { StaffReader } from '../../../lists/read/staff/rows';
import { seenList } from '../../../lists/read/staff/seen';
import { findProducts } from './page';
import { staffRows } from './rows';

type ProductsOfListQuery = Context<operations['getListsByIdProductsPage']>['query'];

/**
 * Returns the sort fields of the search index. The index keeps the order of the list for what is equal by all of them, so that the position
 * and what would come after it, as no two products have the same one, are left out.
 */
export function indexSorts(sort: ProductsOfListQuery['sort'] = []): IndexSort[] {
  const at = sort.indexOf('position');
  const used = at === -1 ? sort : sort.slice(0, at);
  return used.flatMap((field) =>
    field === 'position' ? [] : field === 'priceCents' ? 'wholesalePriceCents' : field,
  );
}

/** Returns one page of the products of a list with the list's prices, and sums over all products that the filters leave. */
export async function productsOfList(ctx: StaffReader, id: string, query: ProductsOfListQuery) {
  const { pageNum, pageSize, sort, order, ...filters } = query;
  const list = await seenList(ctx.db, ctx.staff, id);
  const page = { pageNum, pageSize, sort: indexSorts(sort), order };
  const { rows, total, selection } = await findProducts(ctx, { ...filters, listId: list.id }, page);
  const asked = await askedOn(
    ctx,
    list.id,
    rows.map((row) => row.id),
  );
  const prices = new Map(rows.map((row) => [row.id, row.priceCents]));
  const products = await staffRows(ctx, rows);
  return {
    list: products.map((product) => {
      const { place = 1, askedQty = 0 } = asked.get(product.id) ?? {};
      const priceCents = seesPrices(ctx.staff) ? (prices.get(product.id) ?? null) : null;
      return { position: place, priceCents, askedQty, product };
    }),
    total,
    pageNum,
    pageSize,
    selection,
  };
}
