import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { ofEachText } from '@selvedge/domain/sheets/productHeaders';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../../contract/handlers';
import { column } from '../../../../db/columnTypes';
import type { Queryable } from '../../../../db/pool';
import { colors, products, skus } from '../../../../db/schema/products';
import { stock } from '../../../../db/schema/stock';
import { listItems, lists } from '../../../../db/schema/lists';
import { expression } from '../../../../db/statement';
import { refuse } from '../../../../http/errors';
import { localised } from '../../../../messages/translate';
import { seesCost, seesPrices } from '../../../auth/access/fieldVisibility';
import { openAt } from '../../../offers/rules/status';
import { picturesOf } from '../pictures';

type Form = components['schemas']['ProductForm'];
type Asker = Pick<Context, 'staff' | 'language' | 'now'>;
/** Maximum number of open lists named with a product. */
const MOST_LISTS = 100;

/** Returns the sizes of a product with their pieces, in its order. */
export function sizesOf(db: Queryable, productId: string) {
  return db
    .select({
      skuId: skus.id,
      size: skus.size,
      barcode: skus.barcode,
      onHandQty: stock.onHand,
      lockedQty: stock.locked,
      incomingQty: stock.incoming,
      stockQty: stock.free,
    })
    .from(skus)
    .innerJoin(stock, eq(stock.skuId, skus.id))
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.position), asc(skus.id));
}

const listName = expression({
  name: 'products.listName',
  type: column.text,
  sql: (language: Asker['language']) =>
    sql`${localised(language, lists.name, sql`coalesce(${lists.nameEn}, ${lists.name})`)}`,
  from: lists,
  example: (make) => make('en'),
});

/** Returns one product as its form shows it, in both languages, with the version to send back; refuses with 40401 a deleted one. */
export async function productForm({ staff, language, now }: Asker, db: Queryable, id: string): Promise<Form> {
  const [found] = await db
    .select({ row: products, color: colors.name, colorEn: colors.nameEn, colorHex: colors.hex })
    .from(products)
    .innerJoin(colors, eq(colors.id, products.colorId))
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  const { row, color, colorEn, colorHex } = found;
  const offered = await db
    .select({ id: lists.id, name: listName(language) })
    .from(listItems)
    .innerJoin(lists, eq(lists.id, listItems.listId))
    .where(and(eq(listItems.productId, id), openAt(now)))
    .orderBy(asc(lists.closeAt), asc(lists.id))
    .limit(MOST_LISTS);
  return {
    id,
    kind: row.kind,
    supplierId: row.supplierId,
    intlCode: row.intlCode,
    ...ofEachText((column) => row[column]),
    images: picturesOf(row),
    brandId: row.brandId,
    categoryId: row.categoryId,
    season: row.season,
    gender: row.gender,
    warehouseId: row.warehouseId,
    color,
    colorEn,
    colorHex,
    retailPriceCents: row.retailPriceCents,
    wholesalePriceCents: seesPrices(staff) ? row.wholesalePriceCents : null,
    costCents: seesCost(staff) ? row.costCents : null,
    hot: row.hot,
    sizes: await sizesOf(db, id),
    lists: offered,
    version: row.version,
  };
}
