import type { IndexFilters, IndexScope, IndexSort, PageRow, PicksFound } from '../../../searchIndex/messages';
import type { Context } from '../../../contract/handlers';
import { tradeRules } from '../../tradeRules/read';
import { jsonOf, orNull } from '../../../db/columnTypes';
import { sortKeys, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import { prepared } from '../../../db/statement';
import { codedFilters } from './filters';
import { type Reader, readerOf } from './sources';
import { namesOf, OWN_COLUMNS, OWN_ROW, type ProductAnswer, productAnswer } from './row';

/** Page and sorting of products. */
export interface ProductPage extends Page, Sorting<IndexSort> {}

/** Parts of a request context with which a page of products is read. */
type PageReader = Pick<Context, 'searchIndex' | 'pool' | 'language' | 'can'>;

const readShown = prepared({
  name: 'products.shown',
  row: { ...OWN_ROW, sizes: orNull(jsonOf<ProductAnswer['sizes']>()) },
  text: `select ${OWN_COLUMNS}, (
      select json_agg(json_build_object('skuId', k.id, 'size', k.size, 'stockQty', t.free, 'barcode', k.barcode) order by k.position)
      from skus k join stock t on t.sku_id = k.id where k.product_id = p.id) as sizes
    from products p where p.id = any($1) and p.deleted_at is null`,
  values: (ids: readonly string[]) => [ids],
  example: (make) => make(['p1']),
});

/** Reads the found products with all their fields; products deleted meanwhile are left out. */
async function shown(ctx: PageReader, found: readonly PageRow[], reader: Reader): Promise<ProductAnswer[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = new Map((await readShown(ctx.pool.$client, ids)).map((row) => [row.id, row]));
  const rules = await tradeRules(ctx.pool);
  return found.flatMap((one) => {
    const { id, listId, priceCents } = one;
    const row = rows.get(id);
    if (row === undefined) return [];
    const sizes = row.sizes ?? [];
    const named = {
      ...row,
      ...namesOf(one),
      stockQty: sizes.reduce((sum, { stockQty }) => sum + stockQty, 0),
      priceCents,
      listId,
    };
    return [productAnswer(named, sizes, reader, rules)];
  });
}

/** Returns the ids of the products that the filters leave, in the order of their page; more than `most` are only counted. */
export function picksOfProducts(
  ctx: Pick<Context, 'searchIndex' | 'language' | 'can'>,
  scope: IndexScope,
  filters: IndexFilters,
  { most, ...sorting }: Sorting<IndexSort> & { most: number },
): Promise<PicksFound> {
  return ctx.searchIndex.find({
    kind: 'picks',
    scope,
    filters: codedFilters(filters),
    priced: readerOf(ctx).priced,
    language: ctx.language,
    keys: sortKeys(sorting),
    most,
  });
}

/** Returns one page of products, the number of all that the filters leave and the sums over them, for a reader. */
export async function pageOfProducts(
  ctx: PageReader,
  scope: IndexScope,
  filters: IndexFilters,
  page: ProductPage,
  reader: Reader = readerOf(ctx),
) {
  const { priced } = reader;
  const found = await ctx.searchIndex.find({
    kind: 'page',
    scope,
    filters: codedFilters(filters),
    priced,
    language: ctx.language,
    keys: sortKeys(page),
    ...rowsOf(page),
  });
  return {
    list: await shown(ctx, found.rows, reader),
    total: found.products,
    selection: {
      productCount: found.products,
      skuCount: found.skus,
      stockQty: found.pieces,
      stockValueCents: priced ? found.valueCents : 0,
    },
  };
}
