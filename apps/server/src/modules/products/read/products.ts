import type { components } from '@selvedge/api-spec/types';
import { MIN_PIECES_MULTI_SIZE, MIN_PIECES_SINGLE_SIZE } from '@selvedge/domain/constants';
import { type SQL, sql } from 'drizzle-orm';
import { allOrNull, column, orNull, type RowOf, typeOf } from '../../../db/columnTypes';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { portionsOf } from '../../../db/portions';
import { brands, categories, colors, products, skus, stock, warehouses } from '../../../db/schema/catalogue';
import { listItems } from '../../../db/schema/lists';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { localised } from '../../../translate';
import { pictureAddress } from '../../pictures/read/address';
import { allOf, groupConditions, plainConditions, type ProductFilters, seasonWord } from './filters';
import { goodsOfList, goodsTables, type Reader } from './goods';
import { type ProductSort, type SortKey, sortKey, UNSORTED } from './sort';

/** A product of the contract, with dates as Date. */
export type ProductAnswer = Omit<components['schemas']['Product'], 'updatedAt'> & { updatedAt: Date };

/** Which page of products, and in which order. */
export interface ProductPage extends Page {
  sort?: ProductSort;
  order?: 'asc' | 'desc';
}

/** What the products that were found are shown with; `h` is what was found. */
const NAMES = sql`join products p on p.id = h.id join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
  join colors co on co.id = p.color_id join warehouses w on w.id = p.warehouse_id`;

const COLUMNS = sql`p.id, p.intl_code as "intlCode", p.name, p.name_en as "nameEn", p.description,
  p.description_en as "descriptionEn", b.id as "brandId", b.name as "brandName", c.id as "categoryId",
  c.name as "categoryName", c.name_en as "categoryNameEn", p.season, p.gender, w.id as "warehouseId", w.city,
  w.city_en as "cityEn", co.name as color, co.name_en as "colorEn", co.hex as "colorHex", p.multi_size as "multiSize", h.free as "stockQty",
  p.retail_price_cents as "retailPriceCents", h.price_cents as "priceCents", p.hot, p.material,
  p.material_en as "materialEn", p.origin, p.origin_en as "originEn", h.list_id as "listId", p.updated_at as "updatedAt"`;

/** What is read of a product. */
const PRODUCT_ROW = {
  id: typeOf(products.id),
  intlCode: typeOf(products.intlCode),
  name: typeOf(products.name),
  nameEn: typeOf(products.nameEn),
  description: typeOf(products.description),
  descriptionEn: typeOf(products.descriptionEn),
  brandId: typeOf(brands.id),
  brandName: typeOf(brands.name),
  categoryId: typeOf(categories.id),
  categoryName: typeOf(categories.name),
  categoryNameEn: typeOf(categories.nameEn),
  season: typeOf(products.season),
  gender: typeOf(products.gender),
  warehouseId: typeOf(warehouses.id),
  city: typeOf(warehouses.city),
  cityEn: typeOf(warehouses.cityEn),
  color: typeOf(colors.name),
  colorEn: typeOf(colors.nameEn),
  colorHex: typeOf(colors.hex),
  multiSize: typeOf(products.multiSize),
  stockQty: column.integer,
  retailPriceCents: typeOf(products.retailPriceCents),
  priceCents: typeOf(listItems.priceCents),
  hot: typeOf(products.hot),
  material: typeOf(products.material),
  materialEn: typeOf(products.materialEn),
  origin: typeOf(products.origin),
  originEn: typeOf(products.originEn),
  listId: column.text,
  updatedAt: typeOf(products.updatedAt),
};

type ProductRow = RowOf<typeof PRODUCT_ROW>;

const readSizes = statement({
  name: 'products.sizes',
  row: {
    productId: typeOf(skus.productId),
    skuId: typeOf(skus.id),
    size: typeOf(skus.size),
    stockQty: typeOf(stock.free),
    barcode: typeOf(skus.barcode),
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
  return rows.map((row) => ({
    id: row.id,
    intlCode: row.intlCode,
    name: localised(language, row.name, row.nameEn),
    description: localised(language, row.description, row.descriptionEn),
    images: [pictureAddress(row.id)],
    brandId: row.brandId,
    brandName: row.brandName,
    categoryId: row.categoryId,
    categoryName: localised(language, row.categoryName, row.categoryNameEn),
    season: seasonWord(row.season, language),
    gender: row.gender,
    warehouseId: row.warehouseId,
    shipFrom: localised(language, row.city, row.cityEn),
    color: localised(language, row.color, row.colorEn),
    colorHex: row.colorHex,
    sizes: sizes.get(row.id) ?? [],
    multiSize: row.multiSize,
    stockQty: row.stockQty,
    retailPriceCents: row.retailPriceCents,
    wholesalePriceCents: priced ? row.priceCents : null,
    hot: row.hot,
    material: localised(language, row.material, row.materialEn),
    origin: localised(language, row.origin, row.originEn),
    listId: row.listId,
    minQty: row.multiSize ? MIN_PIECES_MULTI_SIZE : MIN_PIECES_SINGLE_SIZE,
    updatedAt: row.updatedAt,
  }));
}

const readPage = statement({
  name: 'products.page',
  row: {
    productCount: column.integer,
    skuCount: column.integer,
    allStockQty: column.integer,
    stockValueCents: column.bigint,
    ...allOrNull(PRODUCT_ROW),
    place: orNull(column.bigint),
  },
  sql: (
    goods: SQL,
    where: SQL,
    { key, join = sql`` }: SortKey,
    order: SQL,
    { limit, offset }: ReturnType<typeof rowsOf>,
  ) => sql`
    with hits as materialized (
      select p.id, g.list_id, g.price_cents, g.position, s.free, s.skus, ${key} as key
      from ${goodsTables(goods)} ${join} where ${where}
    ), sums as (
      select count(*)::int as "productCount", coalesce(sum(skus), 0)::int as "skuCount",
        coalesce(sum(free), 0)::int as "allStockQty", coalesce(sum(free::bigint * price_cents), 0)::bigint as "stockValueCents"
      from hits
    ), page as (select * from hits h order by ${order} limit ${limit} offset ${offset})
    select sums.*, shown.* from sums left join (
      select ${COLUMNS}, row_number() over (order by ${order}) as place from page h ${NAMES}
    ) shown on true order by shown.place`,
  example: (make) =>
    make(goodsOfList('l1'), sql`true`, UNSORTED, sql`h.position, h.id`, { limit: 20, offset: 0 }),
});

/**
 * One page of goods, the number of all that the filters leave and the sums over them: one query for the products and
 * one for the sizes of the page. What is found travels in short form; names are joined to the page only.
 */
export async function pageOfGoods(
  db: Queryable,
  goods: SQL,
  filters: ProductFilters,
  page: ProductPage,
  reader: Reader,
) {
  const where = allOf([...plainConditions(filters), ...groupConditions(filters, reader.priced)]);
  const key = page.sort === undefined ? UNSORTED : sortKey(page.sort, reader);
  const order = sql`h.key ${page.order === 'desc' ? sql`desc` : sql`asc`} nulls last, h.position, h.id`;
  const rows = await readPage(db, goods, where, key, order, rowsOf(page));
  const [first] = rows;
  // Sums come on every row; a page without products has one row of nothing but sums.
  const shown = rows.filter((row): row is typeof row & ProductRow => row.id !== null);
  return {
    list: await withSizes(db, shown, reader),
    total: first?.productCount ?? 0,
    selection: {
      productCount: first?.productCount ?? 0,
      skuCount: first?.skuCount ?? 0,
      stockQty: first?.allStockQty ?? 0,
      stockValueCents: reader.priced ? (first?.stockValueCents ?? 0) : 0,
    },
  };
}

/** Whole products read with one statement; others get their turn between two. */
const GOODS_AT_ONCE = 500;

const readHits = statement({
  name: 'products.hits',
  row: {
    id: typeOf(products.id),
    list_id: column.text,
    price_cents: typeOf(listItems.priceCents),
    free: column.integer,
  },
  sql: (goods: SQL, where: SQL) => sql`
    select p.id, g.list_id, g.price_cents, s.free from ${goodsTables(goods)} where ${where} order by g.position, p.id`,
  example: (make) => make(goodsOfList('l1'), sql`true`),
});

const readHitProducts = statement({
  name: 'products.ofHits',
  row: PRODUCT_ROW,
  sql: (hits: string) => sql`
      select ${COLUMNS} from jsonb_to_recordset(${hits}::jsonb)
        as h(id text, list_id text, price_cents bigint, free int, position int) ${NAMES} order by h.position`,
  example: (make) => make('[]'),
});

/** All goods that a condition leaves, in the order of the list. */
export async function someGoods(
  db: Queryable,
  goods: SQL,
  where: SQL,
  reader: Reader,
): Promise<ProductAnswer[]> {
  const found: ProductAnswer[] = [];
  for (const some of portionsOf(await readHits(db, goods, where), GOODS_AT_ONCE)) {
    const numbered = JSON.stringify(some.map((hit, position) => ({ ...hit, position })));
    found.push(...(await withSizes(db, await readHitProducts(db, numbered), reader)));
  }
  return found;
}
