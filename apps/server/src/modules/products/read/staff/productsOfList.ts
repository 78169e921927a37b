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

/** Returns the sort field of the search index; undefined keeps the order of the list. */
export function indexSort(sort: ProductsOfListQuery['sort']): IndexSort | undefined {
  if (sort === 'position') return undefined;
  return sort === 'priceCents' ? 'wholesalePriceCents' : sort;
}

/** Returns one page of the products of a list with the list's prices, and sums over all products that the filters leave. */
export async function productsOfList(ctx: StaffReader, id: string, query: ProductsOfListQuery) {
  const { pageNum, pageSize, sort, order, ...filters } = query;
  const list = await seenList(ctx.db, ctx.staff, id);
  const page = { pageNum, pageSize, sort: indexSort(sort), order };
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
