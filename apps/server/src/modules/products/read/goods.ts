import type { components } from '@selvedge/api-spec/types';
import { MIN_PIECES_MULTI_SIZE, MIN_PIECES_SINGLE_SIZE } from '@selvedge/domain/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { portionsOf } from '../../../db/portions';
import type { Language } from '../../../http/messages';
import type { BuyerSession } from '../../auth/sessions/identity';
import { openAt } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';
import { pictureAddress } from '../../pictures/read/address';
import { allOf, groupConditions, plainConditions, type ProductFilters, seasonWord } from './filters';
import { textArray } from '../../../db/textArray';

/** A product of the contract, with dates as Date. */
export type ProductAnswer = Omit<components['schemas']['Product'], 'updatedAt'> & { updatedAt: Date };

/** Fields products can be sorted by. */
export type ProductSort =
  | 'intlCode'
  | 'name'
  | 'brandName'
  | 'categoryName'
  | 'season'
  | 'warehouseId'
  | 'shipFrom'
  | 'color'
  | 'stockQty'
  | 'wholesalePriceCents'
  | 'retailPriceCents'
  | 'updatedAt';

/** How answers are made for one caller. */
export interface Reader {
  language: Language;
  /** Holds sp:price:view. */
  priced: boolean;
}

/** One page of products. */
export interface PageAsked {
  pageNum: number;
  pageSize: number;
  sort?: ProductSort;
  order?: 'asc' | 'desc';
}

/**
 * Goods to choose from, as `g(product_id, list_id, price_cents, position)`: those of one list, or of all open lists that
 * the buyer may see, each product once with the list that opened last.
 */
export function goodsOf(listId: string): SQL {
  return sql`(select product_id, list_id, price_cents, position from list_items where list_id = ${listId})`;
}

/** See `goodsOf`: the super list (R-1.07). */
export function superGoods(buyer: BuyerSession, now: Date): SQL {
  return sql`(select distinct on (li.product_id) li.product_id, li.list_id, li.price_cents,
      case when sp.hot then 0 else 1 end as position
    from lists join list_items li on li.list_id = lists.id join products sp on sp.id = li.product_id
    where ${visibleTo(buyer)} and ${openAt(now)} order by li.product_id, lists.start_at desc, lists.id)`;
}

/** What is read of the stock of a product `p` unless more is asked for. */
const STOCK_SUMS = sql`coalesce(sum(t.free), 0)::int as free, count(*)::int as skus`;

/** The tables every query over goods joins: product p, brand b, category c, colour co, warehouse w, stock s. */
export function goodsTables(goods: SQL, stockColumns: SQL = STOCK_SUMS): SQL {
  return sql`${goods} g
    join products p on p.id = g.product_id and p.deleted_at is null
    join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
    join colors co on co.id = p.color_id join warehouses w on w.id = p.warehouse_id
    join lateral (select ${stockColumns} from stock t where t.product_id = p.id) s on true`;
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

interface ProductRow extends Record<string, unknown> {
  id: string;
  intlCode: string;
  name: string;
  nameEn: string;
  description: string;
  descriptionEn: string;
  brandId: string;
  brandName: string;
  categoryId: string;
  categoryName: string;
  categoryNameEn: string;
  season: string;
  gender: 'WOMEN' | 'MEN' | 'UNISEX';
  warehouseId: string;
  city: string;
  cityEn: string;
  color: string;
  colorEn: string;
  colorHex: string;
  multiSize: boolean;
  stockQty: number;
  retailPriceCents: number | null;
  priceCents: number | null;
  hot: boolean;
  material: string;
  materialEn: string;
  origin: string;
  originEn: string;
  listId: string;
  updatedAt: Date | string;
}

interface SizeRow extends Record<string, unknown> {
  productId: string;
  skuId: string;
  size: string;
  stockQty: number;
  barcode: string;
}

function sortKey(sort: ProductSort, { language, priced }: Reader): SQL {
  const english = language === 'en';
  const fields: Record<ProductSort, SQL> = {
    intlCode: sql`p.intl_code`,
    name: english ? sql`lower(p.name_en)` : sql`p.name`,
    brandName: sql`lower(b.name)`,
    categoryName: english ? sql`c.name_en` : sql`c.name`,
    season: sql`p.season`,
    warehouseId: sql`w.id`,
    shipFrom: english ? sql`w.city_en` : sql`w.city`,
    color: english ? sql`co.name_en` : sql`co.name`,
    stockQty: sql`s.free`,
    wholesalePriceCents: priced ? sql`g.price_cents` : sql`g.position`,
    retailPriceCents: sql`p.retail_price_cents`,
    updatedAt: sql`p.updated_at`,
  };
  return fields[sort];
}

async function withSizes(
  db: Queryable,
  rows: readonly ProductRow[],
  { language, priced }: Reader,
): Promise<ProductAnswer[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ id }) => id))];
  const found = await db.execute<SizeRow>(sql`
    select k.product_id as "productId", k.id as "skuId", k.size, t.free as "stockQty", k.barcode
    from skus k join stock t on t.sku_id = k.id where k.product_id = any(${textArray(ids)}) order by k.product_id, k.position`);
  const sizes = new Map<string, Array<Omit<SizeRow, 'productId'>>>();
  for (const { productId, ...size } of found.rows) {
    const own = sizes.get(productId);
    if (own === undefined) sizes.set(productId, [size]);
    else own.push(size);
  }
  const english = language === 'en';
  return rows.map((row) => ({
    id: row.id,
    intlCode: row.intlCode,
    name: english ? row.nameEn : row.name,
    description: english ? row.descriptionEn : row.description,
    images: [pictureAddress(row.id)],
    brandId: row.brandId,
    brandName: row.brandName,
    categoryId: row.categoryId,
    categoryName: english ? row.categoryNameEn : row.categoryName,
    season: seasonWord(row.season, language),
    gender: row.gender,
    warehouseId: row.warehouseId,
    shipFrom: english ? row.cityEn : row.city,
    color: english ? row.colorEn : row.color,
    colorHex: row.colorHex,
    sizes: (sizes.get(row.id) ?? []) as ProductAnswer['sizes'],
    multiSize: row.multiSize,
    stockQty: row.stockQty,
    retailPriceCents: row.retailPriceCents,
    wholesalePriceCents: priced ? row.priceCents : null,
    hot: row.hot,
    material: english ? row.materialEn : row.material,
    origin: english ? row.originEn : row.origin,
    listId: row.listId,
    minQty: row.multiSize ? MIN_PIECES_MULTI_SIZE : MIN_PIECES_SINGLE_SIZE,
    updatedAt: new Date(row.updatedAt),
  }));
}

interface Sums extends Record<string, unknown> {
  productCount: number;
  skuCount: number;
  allStockQty: number;
  stockValueCents: number;
}

/**
 * One page of goods, the number of all that the filters leave and the sums over them: one query for the products and
 * one for the sizes of the page. What is found travels in short form; names are joined to the page only.
 */
export async function pageOfGoods(
  db: Queryable,
  goods: SQL,
  filters: ProductFilters,
  page: PageAsked,
  reader: Reader,
) {
  const where = allOf([...plainConditions(filters), ...groupConditions(filters, reader.priced)]);
  const key = page.sort === undefined ? sql`0` : sortKey(page.sort, reader);
  const order = sql`h.key ${page.order === 'desc' ? sql`desc` : sql`asc`} nulls last, h.position, h.id`;
  const from = (page.pageNum - 1) * page.pageSize;
  const { rows } = await db.execute<Sums & (ProductRow | { id: null })>(sql`
    with hits as materialized (
      select p.id, g.list_id, g.price_cents, g.position, s.free, s.skus, ${key} as key from ${goodsTables(goods)} where ${where}
    ), sums as (
      select count(*)::int as "productCount", coalesce(sum(skus), 0)::int as "skuCount",
        coalesce(sum(free), 0)::int as "allStockQty", coalesce(sum(free::bigint * price_cents), 0)::bigint as "stockValueCents"
      from hits
    ), page as (select * from hits h order by ${order} limit ${page.pageSize} offset ${from})
    select sums.*, shown.* from sums left join (
      select ${COLUMNS}, row_number() over (order by ${order}) as place from page h ${NAMES}
    ) shown on true order by shown.place`);
  const [first] = rows;
  const shown = rows.filter((row): row is Sums & ProductRow => row.id !== null);
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

/** All goods that a condition leaves, in the order of the list. */
export async function someGoods(
  db: Queryable,
  goods: SQL,
  where: SQL,
  reader: Reader,
): Promise<ProductAnswer[]> {
  const { rows: hits } = await db.execute(sql`
    select p.id, g.list_id, g.price_cents, s.free from ${goodsTables(goods)} where ${where} order by g.position, p.id`);
  const found: ProductAnswer[] = [];
  for (const some of portionsOf(hits, GOODS_AT_ONCE)) {
    const numbered = JSON.stringify(some.map((hit, position) => ({ ...hit, position })));
    const { rows } = await db.execute<ProductRow>(sql`
      select ${COLUMNS} from jsonb_to_recordset(${numbered}::jsonb)
        as h(id text, list_id text, price_cents bigint, free int, position int) ${NAMES} order by h.position`);
    found.push(...(await withSizes(db, rows, reader)));
  }
  return found;
}
