import { codes } from '@selvedge/api-spec/codes';
import { type SQL, sql } from 'drizzle-orm';
import { tradeRules } from '../../tradeRules/read';
import { column, typeOf, typesOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { batchesOf } from '../../../db/batches';
import { products, skus } from '../../../db/schema/products';
import { stock } from '../../../db/schema/stock';
import { listItems } from '../../../db/schema/lists';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { productsOfList, productTables, type Reader } from './sources';
import { OWN_COLUMNS, PRODUCT_ROW, type ProductAnswer, productAnswer, type ProductRow } from './row';

const readSizes = statement({
  name: 'products.sizes',
  row: {
    ...typesOf(skus, ['productId', 'size', 'barcode']),
    skuId: typeOf(skus.id),
    stockQty: typeOf(stock.free),
  },
  sql: (productIds: readonly string[]) => sql`
    select k.product_id as "productId", k.id as "skuId", k.size, t.free as "stockQty", k.barcode
    from skus k join stock t on t.sku_id = k.id where k.product_id = any(${textArray(productIds)}) order by k.product_id, k.position`,
  example: (make) => make(['p1']),
});

async function withSizes(
  db: Queryable,
  rows: readonly ProductRow[],
  { language, priced }: Reader,
): Promise<ProductAnswer[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ id }) => id))];
  const sizes = new Map<string, ProductAnswer['sizes']>();
  for (const { productId, ...size } of await readSizes(db, ids)) {
    const own = sizes.get(productId);
    if (own === undefined) sizes.set(productId, [size]);
    else own.push(size);
  }
  const rules = await tradeRules(db);
  return rows.map((row) => productAnswer(row, sizes.get(row.id) ?? [], { language, priced }, rules));
}

/** Products read with one statement; the event loop runs other work between two. */
const PRODUCTS_AT_ONCE = 500;

const readHits = statement({
  name: 'products.hits',
  row: {
    id: typeOf(products.id),
    list_id: column.text,
    price_cents: typeOf(listItems.priceCents),
    free: column.integer,
  },
  sql: (source: SQL, where: SQL, most: number | null) => sql`
    select p.id, g.list_id, g.price_cents, s.free from ${productTables(source)} where ${where}
    order by g.position, p.id limit ${most}`,
  example: (make) => make(productsOfList('l1'), sql`true`, null),
});

const readHitProducts = statement({
  name: 'products.ofHits',
  row: PRODUCT_ROW,
  sql: (hits: string) => sql`
    select ${sql.raw(OWN_COLUMNS)}, b.name as "brandName", c.name as "categoryName", c.name_en as "categoryNameEn", w.city,
      w.city_en as "cityEn", co.name as color, co.name_en as "colorEn", co.hex as "colorHex", h.free as "stockQty",
      h.price_cents as "priceCents", h.list_id as "listId"
    from jsonb_to_recordset(${hits}::jsonb) as h(id text, list_id text, price_cents bigint, free int, position int)
      join products p on p.id = h.id join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
      join colors co on co.id = p.color_id join warehouses w on w.id = p.warehouse_id
    order by h.position`,
  example: (make) => make('[]'),
});

/** Returns all products that a condition leaves, in the order of the list. Refuses with 42201 more than `most` before they are read. */
export async function someProducts(
  db: Queryable,
  source: SQL,
  where: SQL,
  reader: Reader,
  most?: number,
): Promise<ProductAnswer[]> {
  const found: ProductAnswer[] = [];
  const hits = await readHits(db, source, where, most === undefined ? null : most + 1);
  if (most !== undefined && hits.length > most) {
    const words = translate(reader.language, 'products.tooManyMeant', { max: most });
    throw refuse(codes.UNREADABLE_SHEET, { max: most }, words);
  }
  for (const some of batchesOf(hits, PRODUCTS_AT_ONCE)) {
    const numbered = JSON.stringify(some.map((hit, position) => ({ ...hit, position })));
    found.push(...(await withSizes(db, await readHitProducts(db, numbered), reader)));
  }
  return found;
}

/** Products, each with the list from which it is offered. */
export interface Picked {
  ids: readonly string[];
  listIds: readonly string[];
}

/** Returns these products of these lists, in their order, with all fields; products removed from the list or deleted are left out. */
export function pickedProducts(
  db: Queryable,
  { ids, listIds }: Picked,
  reader: Reader,
): Promise<ProductAnswer[]> {
  const source = sql`(select u.product_id, u.list_id, li.price_cents, u.position
    from unnest(${textArray(ids)}, ${textArray(listIds)}) with ordinality as u (product_id, list_id, position)
    join list_items li on li.list_id = u.list_id and li.product_id = u.product_id)`;
  return someProducts(db, source, sql`true`, reader);
}

const readPicks = statement({
  name: 'products.picks',
  row: { id: typeOf(products.id), listId: column.text },
  sql: (source: SQL, ids: readonly string[]) => sql`
    select p.id, g.list_id as "listId" from ${productTables(source)} where p.id = any(${textArray(ids)}) order by g.position, p.id`,
  example: (make) => make(productsOfList('l1'), ['p1']),
});

/** Returns those of these products that are among `goods`, in the order of the list. */
export async function picksAmong(db: Queryable, source: SQL, ids: readonly string[]): Promise<Picked> {
  const rows = await readPicks(db, source, ids);
  return { ids: rows.map(({ id }) => id), listIds: rows.map(({ listId }) => listId) };
}
