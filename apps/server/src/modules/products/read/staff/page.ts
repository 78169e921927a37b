import { eq } from 'drizzle-orm';
import type { IndexFilters, IndexScope, IndexSort } from '../../../../searchIndex/messages';
import type { Context } from '../../../../contract/handlers';
import { sortKeys, type Sorting } from '../../../../db/ordering';
import { type Page, rowsOf } from '../../../../db/paging';
import { suppliers } from '../../../../db/schema/products';
import { refuseHiddenSort, seesCost, seesPrices } from '../../../auth/access/fieldVisibility';
import { codedFilters } from '../filters';
import { staffRows } from './rows';

/** Filter of the merchant's products for staff. */
export interface StaffQuery extends IndexFilters {
  supplierId?: string | undefined;
  /** Id of a list to which the result is limited. */
  listId?: string | undefined;
  /** Limits the result to the shared pool: products of enabled suppliers with pieces to offer. */
  cloud?: boolean | undefined;
}

type Asker = Pick<Context, 'db' | 'searchIndex' | 'staff' | 'language' | 'now'>;

/** Returns the scope and the filters of a staff query for the search index. */
export async function staffSearch(
  { db }: Pick<Context, 'db'>,
  { supplierId, listId, cloud, ...filters }: StaffQuery,
): Promise<{ scope: IndexScope; filters: IndexFilters }> {
  const scope: IndexScope =
    listId === undefined ? { kind: 'merchant', lists: [] } : { kind: 'list', lists: [listId] };
  const named = supplierId === undefined ? null : [supplierId];
  if (cloud !== true)
    return { scope, filters: codedFilters({ ...filters, supplierIds: named ?? undefined }) };
  const enabled = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(eq(suppliers.status, 'ENABLED'));
  const offering = enabled.map(({ id }) => id).filter((id) => named === null || named.includes(id));
  const stockMin = Math.max(1, filters.stockMin ?? 1);
  return { scope, filters: codedFilters({ ...filters, supplierIds: offering, stockMin }) };
}

/** Refuses to sort by an amount that the caller may not see: the order alone would reveal it. */
function refuseHidden({ staff, language }: Asker, sort: readonly IndexSort[] = []): void {
  const prices = sort.filter((field) => field !== 'costCents');
  refuseHiddenSort(prices, seesPrices(staff), language);
  refuseHiddenSort(sort.length > prices.length ? ['costCents'] : [], seesCost(staff), language);
}

/** Page and sorting of products for staff. */
interface StaffPage extends Page, Sorting<IndexSort> {}

const LAST_CHANGED = [{ field: 'updatedAt', direction: 'desc' }] as const;

/**
 * Returns a page of the products that the query leaves, as the search index finds it, with sums over all of them. Without a sort, products
 * of a list are in its order, and those of the merchant by their last change.
 */
export async function findProducts(ctx: Asker, query: StaffQuery, page: StaffPage) {
  refuseHidden(ctx, page.sort);
  const keys = sortKeys(page);
  const usual = query.listId === undefined ? LAST_CHANGED : [];
  const priced = seesPrices(ctx.staff);
  const found = await ctx.searchIndex.find({
    kind: 'page',
    ...(await staffSearch(ctx, query)),
    priced,
    language: ctx.language,
    keys: keys.length === 0 ? usual : keys,
    ...rowsOf(page),
  });
  const selection = {
    productCount: found.products,
    skuCount: found.skus,
    stockQty: found.pieces,
    stockValueCents: priced ? found.valueCents : 0,
  };
  return { rows: found.rows, total: found.products, selection };
}

/** Returns the ids of all products that the query leaves, in their order; no ids when there are more than `most`. */
export async function pickProducts(
  ctx: Asker,
  query: StaffQuery,
  { most, ...sorting }: Sorting<IndexSort> & { most: number },
): Promise<{ total: number; ids: string[] }> {
  refuseHidden(ctx, sorting.sort);
  const { products, ids } = await ctx.searchIndex.find({
    kind: 'picks',
    ...(await staffSearch(ctx, query)),
    priced: seesPrices(ctx.staff),
    language: ctx.language,
    keys: sortKeys(sorting),
    most,
  });
  return { total: products, ids: ids === '' ? [] : ids.split('\n') };
}

/** Returns one page of the merchant's products with the sums over all pages. */
export async function staffPage(
  ctx: Asker,
  { pageNum, pageSize, sort, order, ...query }: StaffQuery & StaffPage,
) {
  const { rows, total, selection } = await findProducts(ctx, query, { pageNum, pageSize, sort, order });
  return { list: await staffRows(ctx, rows), total, pageNum, pageSize, selection };
}
