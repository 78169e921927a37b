import type { components } from '@selvedge/api-spec/types';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column, jsonOf, typeOf, typesOf } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { joined, orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import { brands, colors, products, skus, suppliers } from '../../../db/schema/products';
import { subOrders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import type { Outgoing } from '../../../http/outgoing';
import { localised } from '../../../messages/translate';
import { withinScope } from '../../auth/access/dataScope';
import { seesCost } from '../../auth/access/fieldVisibility';
import { pictureAddress } from '../../pictures/read/address';
import { NEED_LINES } from './openLines';

type Schemas = components['schemas'];
type Need = Outgoing<Schemas['PurchaseNeed']>;

/** Filter and sorting of the page of needs. */
interface NeedFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
  supplierId?: string;
  state?: Schemas['PurchaseNeedState'];
  brandId?: string;
  orderId?: string;
  neededBefore?: string;
}

/** Maximum number of orders named with a need, and of suppliers with a sum. */
const MOST_ORDERS = 500;
const MOST_SUPPLIERS = 500;

const SORTS = {
  supplierName: sql`u.name`,
  intlCode: sql`p.intl_code`,
  needQty: sql`need.need`,
  openQty: sql`need.need - need.bought`,
  neededBy: sql`need.needed_by`,
};

const NEED_TIES = [sql`u.name`, sql`p.intl_code`, sql`k.position`, sql`k.id`];

/**
 * Returns SQL of the needs that a filter leaves, by SKU and of its current supplier; `scope` is the condition for the orders that the
 * caller sees.
 */
function needsOf(filter: NeedFilter, scope: SQL | undefined): SQL {
  const { supplierId, state, brandId, orderId, neededBefore } = filter;
  const seen =
    scope === undefined
      ? sql``
      : sql` and exists (
    select 1 from buyers where buyers.id = n.buyer_id and ${scope})`;
  const conditions = [
    anyFolded(filter.keywords, sql`p.intl_code`, sql`p.name`, sql`p.name_en`, sql`b.name`),
    supplierId === undefined ? undefined : sql`p.supplier_id = ${supplierId}`,
    brandId === undefined ? undefined : sql`p.brand_id = ${brandId}`,
    state === undefined ? undefined : sql`(need.bought < need.need) = ${state === 'OPEN'}`,
    orderId === undefined
      ? undefined
      : sql`exists (select 1 from need_lines n where n.sku_id = need.sku_id and n.order_id = ${orderId}${seen})`,
    neededBefore === undefined ? undefined : sql`need.needed_by < ${neededBefore}::date`,
  ].filter((one) => one !== undefined);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  return sql`with ${NEED_LINES}, need as (
      select sku_id, sum(need)::int as need, sum(bought)::int as bought, sum(on_order)::int as on_order,
        min(ship_estimate) as needed_by from need_lines group by sku_id),
    found as (
      select need.* from need join skus k on k.id = need.sku_id join products p on p.id = k.product_id
        join brands b on b.id = p.brand_id where ${where})`;
}

const readNeeds = statement({
  name: 'purchases.needs',
  row: {
    skuId: typeOf(skus.id),
    productId: typeOf(products.id),
    supplierId: typeOf(suppliers.id),
    supplierName: typeOf(suppliers.name),
    ...typesOf(products, ['intlCode', 'name', 'nameEn', 'warehouseId', 'costCents']),
    brandName: typeOf(brands.name),
    color: typeOf(colors.name),
    colorEn: typeOf(colors.nameEn),
    size: typeOf(skus.size),
    need: column.integer,
    bought: column.integer,
    onOrder: column.integer,
    neededBy: typeOf(subOrders.shipEstimate),
  },
  sql: (found: SQL, by: SQL, limit: number, offset: number) => sql`${found}
    select k.id as "skuId", p.id as "productId", u.id as "supplierId", u.name as "supplierName", p.intl_code as "intlCode",
      p.name, p.name_en as "nameEn", b.name as "brandName", c.name as color, c.name_en as "colorEn", k.size,
      p.warehouse_id as "warehouseId", p.cost_cents as "costCents", need.need, need.bought, need.on_order as "onOrder",
      need.needed_by as "neededBy"
    from found need join skus k on k.id = need.sku_id join products p on p.id = k.product_id
      join brands b on b.id = p.brand_id join colors c on c.id = p.color_id join suppliers u on u.id = p.supplier_id
    order by ${by} limit ${limit} offset ${offset}`,
  example: (make) => make(needsOf({ pageNum: 1, pageSize: 1 }, undefined), sql`u.name asc`, 1, 0),
});

const readTotals = statement({
  name: 'purchases.supplierTotals',
  row: {
    supplierId: typeOf(suppliers.id),
    supplierName: typeOf(suppliers.name),
    needs: column.integer,
    openQty: column.integer,
    openValueCents: column.bigint,
  },
  sql: (found: SQL) => sql`${found}
    select u.id as "supplierId", u.name as "supplierName", count(*)::int as needs,
      sum(need.need - need.bought)::int as "openQty",
      sum((need.need - need.bought) * p.cost_cents)::bigint as "openValueCents"
    from found need join skus k on k.id = need.sku_id join products p on p.id = k.product_id
      join suppliers u on u.id = p.supplier_id
    group by u.id, u.name order by u.name, u.id`,
  example: (make) => make(needsOf({ pageNum: 1, pageSize: 1 }, undefined)),
});

const readOrders = statement({
  name: 'purchases.ordersInNeed',
  row: { skuId: typeOf(skus.id), orders: jsonOf<Schemas['PurchaseNeedOrder'][]>() },
  sql: (skuIds: readonly string[], scope: SQL) => sql`with ${NEED_LINES}
    select n.sku_id as "skuId", json_agg(json_build_object('orderId', n.order_id, 'subOrderId', n.sub_id, 'subNo', n.sub_no,
      'companyName', n.company_name, 'qty', n.need, 'shipEstimate', n.ship_estimate) order by n.ship_estimate, n.sub_no) as orders
    from (select nl.*, buyers.company_name, row_number() over (partition by nl.sku_id order by nl.ship_estimate, nl.sub_no) as place
      from need_lines nl join buyers on buyers.id = nl.buyer_id
      where nl.sku_id = any(${textArray(skuIds)}) and ${scope}) n
    where n.place <= ${MOST_ORDERS} group by n.sku_id`,
  example: (make) => make(['k1'], sql`true`),
});

/** Returns one page of the pieces to buy, with the sums of every supplier over all pages. */
export async function needPage(ctx: Pick<Context, 'db' | 'staff' | 'language'>, filter: NeedFilter) {
  const { db, staff, language } = ctx;
  const { pageNum, pageSize } = filter;
  const scope = withinScope(staff, sql`buyers.salesperson_id`);
  const found = needsOf(filter, scope);
  const { limit, offset } = rowsOf(filter);
  const by = joined(
    orderTerms(filter, { columns: SORTS, usual: { field: 'supplierName' }, ties: NEED_TIES }),
  );
  const rows = await readNeeds(db, found, by, limit, offset);
  const totals = await readTotals(db, found);
  const skuIds = rows.map(({ skuId }) => skuId);
  const orders = new Map(
    skuIds.length === 0
      ? []
      : (await readOrders(db, skuIds, scope ?? sql`true`)).map((row) => [row.skuId, row.orders]),
  );
  const priced = seesCost(staff);
  const list = rows.map(({ need, bought, onOrder, nameEn, colorEn, ...row }): Need => ({
    ...row,
    id: row.skuId,
    name: localised(language, row.name, nameEn),
    color: localised(language, row.color, colorEn),
    image: pictureAddress(row.productId),
    costCents: priced ? row.costCents : 0,
    needQty: need,
    receivedQty: bought - onOrder,
    onOrderQty: onOrder,
    openQty: need - bought,
    state: bought < need ? 'OPEN' : 'COVERED',
    orders: orders.get(row.skuId) ?? [],
  }));
  return {
    list,
    total: totals.reduce((sum, { needs }) => sum + needs, 0),
    pageNum,
    pageSize,
    suppliers: totals
      .slice(0, MOST_SUPPLIERS)
      .map((total) => (priced ? total : { ...total, openValueCents: 0 })),
  };
}

/** Open pieces of each order line with its SKU. */
export const openPiecesOf = statement({
  name: 'purchases.openPieces',
  row: {
    orderLineId: column.text,
    skuId: typeOf(skus.id),
    productId: typeOf(products.id),
    costCents: typeOf(products.costCents),
    shippedQty: column.integer,
    open: column.integer,
  },
  sql: (supplierId: string, skuIds: readonly string[]) => sql`with ${NEED_LINES}
    select n.id as "orderLineId", n.sku_id as "skuId", p.id as "productId", p.cost_cents as "costCents",
      n.shipped_qty as "shippedQty", (n.need - n.bought)::int as open
    from need_lines n join skus k on k.id = n.sku_id join products p on p.id = k.product_id
    where p.supplier_id = ${supplierId} and n.sku_id = any(${textArray(skuIds)})
    order by p.intl_code, k.position, n.ship_estimate, n.id`,
  example: (make) => make('s1', ['k1']),
});
