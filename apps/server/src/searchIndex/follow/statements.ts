import { column, type ColumnType, typeOf, typesOf } from '../../db/columnTypes';
import { brands, products } from '../../db/schema/products';
import { listItems } from '../../db/schema/lists';
import { flowing, prepared } from '../../db/statement';
import { CODE_COLUMNS, type CodeColumn, codeColumns } from '../columns/codeColumns';

/** Reads a snapshot of the database as text, and the subjects that changed since an earlier one. */
export const readChanges = prepared({
  name: 'catalogue.changes',
  row: { snapshot: column.text, subjects: column.texts },
  text: `select pg_current_snapshot()::text as snapshot, array(select distinct subject from catalogue_changes
    where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)) as subjects`,
  values: (since: string) => [since],
  example: (make) => make('1:1:'),
});

/** Reads the snapshot from which changes are followed. */
export const readSnapshot = prepared({
  name: 'catalogue.snapshot',
  row: { snapshot: column.text },
  text: 'select pg_current_snapshot()::text as snapshot',
  values: () => [],
  example: (make) => make(),
});

type CodeTypes = { [Name in CodeColumn]: (typeof CODE_COLUMNS)[Name]['type'] };

const codeTypes = Object.fromEntries(
  codeColumns.map((name): [CodeColumn, ColumnType<unknown>] => [name, CODE_COLUMNS[name].type]),
) as CodeTypes;

const PRODUCT_ROW = {
  ...typesOf(products, ['id', 'intlCode', 'styleNo']),
  ...codeTypes,
  hot: typeOf(products.hot),
  retail: typeOf(products.retailPriceCents),
  wholesale: typeOf(products.wholesalePriceCents),
  cost: typeOf(products.costCents),
  updatedAt: column.float,
  free: column.integer,
  locked: column.integer,
  skus: column.integer,
};

const codes = codeColumns.map((name) => `${CODE_COLUMNS[name].sql} as "${name}"`).join(', ');

const PRODUCTS = `select p.id, p.intl_code as "intlCode", p.style_no as "styleNo", ${codes}, p.hot,
  p.retail_price_cents as retail, p.wholesale_price_cents as wholesale, p.cost_cents as cost, (extract(epoch from p.updated_at) * 1000000)::float8 as "updatedAt",
  coalesce(s.free, 0) as free, coalesce(s.locked, 0) as locked, coalesce(s.skus, 0) as skus`;

const STOCK = `select t.product_id, sum(t.free)::int as free, sum(t.locked)::int as locked, count(*)::int as skus,
  string_agg(t.size, '|' order by t.size) filter (where t.free > 0) as run from stock t`;

/** Reads all products, in the order of their ids. */
export const readAllProducts = flowing({
  name: 'catalogue.allGoods',
  row: PRODUCT_ROW,
  text: `${PRODUCTS} from products p left join (${STOCK} group by t.product_id) s on s.product_id = p.id
    where p.deleted_at is null order by p.id`,
  values: () => [],
  example: (make) => make(),
});

/** Reads products by their ids; deleted ones are left out. */
export const readProducts = prepared({
  name: 'catalogue.goods',
  row: PRODUCT_ROW,
  text: `${PRODUCTS} from products p left join lateral (${STOCK} where t.product_id = p.id group by t.product_id) s on true
    where p.deleted_at is null and p.id = any($1)`,
  values: (ids: readonly string[]) => [ids],
  example: (make) => make(['p1']),
});

/** Reads the products of several lists, each in its order. */
export const readItems = prepared({
  name: 'catalogue.items',
  row: {
    list: typeOf(listItems.listId),
    product: typeOf(listItems.productId),
    price: typeOf(listItems.priceCents),
  },
  text: `select list_id as list, product_id as product, price_cents as price from list_items
    where list_id = any($1) order by list_id, position, product_id`,
  values: (lists: readonly string[]) => [lists],
  example: (make) => make(['l1']),
});

/** Reads the names of brands, categories, colours, suppliers and the cities of warehouses. */
export const readNames = prepared({
  name: 'catalogue.names',
  row: {
    kind: column.text,
    id: typeOf(brands.id),
    name: column.text,
    nameEn: column.text,
    hex: column.text,
  },
  text: `select 'brand' as kind, id, name, name as "nameEn", '' as hex from brands
    union all select 'category', id, name, name_en, '' from categories
    union all select 'color', id, name, name_en, hex from colors
    union all select 'supplier', id, name, name, '' from suppliers
    union all select 'warehouse', id, city, city_en, '' from warehouses`,
  values: () => [],
  example: (make) => make(),
});

/** Reads the product of a barcode. */
export const readProductOfBarcode = prepared({
  name: 'catalogue.barcode',
  row: { product: column.text },
  text: 'select product_id as product from skus where barcode = $1',
  values: (barcode: string) => [barcode],
  example: (make) => make('1'),
});
