import { type SQL, sql } from 'drizzle-orm';
import { asText, column, type ColumnType, orNull, type RowOf, typeOf, typesOf } from '../../db/columnTypes';
import type { Queryable } from '../../db/pool';
import { batchesOf } from '../../db/batches';
import { brands, colors, products, skus } from '../../db/schema/products';
import { lists as storedLists } from '../../db/schema/lists';
import { statement, constantSql } from '../../db/statement';
import { textArray } from '../../db/textArray';
import { yieldEvery } from '../../scheduling/yieldEvery';
import type { Offer, Offered, OfferedList } from './rules/offer';
import { type ListViewer, visibleTo } from './rules/visibility';
import { lineKey, type WantedLine } from './rules/wanted';

/** SQL of the free pieces: spot lists offer the stock on hand that is not locked, futures lists the pieces of the coming season as well. */
const free = (left: SQL, incoming: SQL): SQL =>
  sql`(${left} + case lists.kind when 'FUTURES' then ${incoming} else 0 end)`;

/** Columns of an offer and of its list; deleted products are included. */
const OFFER_ROW = {
  skuId: typeOf(skus.id),
  size: typeOf(skus.size),
  productId: typeOf(products.id),
  ...typesOf(products, ['intlCode', 'name', 'nameEn', 'multiSize', 'warehouseId', 'supplierId']),
  brandName: typeOf(brands.name),
  colorId: typeOf(colors.id),
  color: typeOf(colors.name),
  colorEn: typeOf(colors.nameEn),
  listed: column.boolean,
  inCatalogue: column.boolean,
  visible: column.boolean,
  priceNowCents: orNull(column.bigint),
  stockQty: column.integer,
  productStockQty: column.integer,
  listId: typeOf(storedLists.id),
  listName: typeOf(storedLists.name),
  listNameEn: typeOf(storedLists.nameEn),
  ...typesOf(storedLists, ['kind', 'deliveryMethod', 'excludeTaiwan']),
  published: column.boolean,
  startAt: asText(typeOf(storedLists.startAt)),
  closeAt: asText(typeOf(storedLists.closeAt)),
  closedAt: asText(typeOf(storedLists.closedAt)),
  ...typesOf(storedLists, ['minOrderValueCents', 'minOrderMode', 'shipDays', 'receiveDays']),
  expectedArrival: orNull(column.text),
  depositBp: typeOf(storedLists.depositBp),
};

const isoOf = (text: string): string => new Date(text).toISOString();

function listIn(row: RowOf<typeof OFFER_ROW>): OfferedList {
  const { listId, listName, listNameEn, published, startAt, closeAt, closedAt } = row;
  const { kind, deliveryMethod, excludeTaiwan, minOrderValueCents, minOrderMode } = row;
  const { shipDays, receiveDays, expectedArrival, depositBp } = row;
  return {
    id: listId,
    name: listName,
    nameEn: listNameEn,
    times: {
      published,
      startAt: isoOf(startAt),
      closeAt: isoOf(closeAt),
      closedAt: closedAt === null ? null : isoOf(closedAt),
    },
    kind,
    deliveryMethod,
    excludeTaiwan,
    minOrderValueCents,
    minOrderMode,
    shipDays,
    receiveDays,
    expectedArrival,
    depositBp,
  };
}

/** Columns that are read of the lines beside their offers, by name: the type of each and its SQL. */
type OwnColumns = Readonly<Record<string, { type: ColumnType<unknown>; from: SQL }>>;
type OwnRow<Own extends OwnColumns> = {
  [Name in keyof Own]: Own[Name]['type'] extends ColumnType<infer Value> ? Value : never;
};

/** Source of the lines whose offers are read. */
export interface OfferSource<Own extends OwnColumns, Args extends readonly unknown[]> {
  /** Name of the statement. */
  name: string;
  /** Lines `w` with `sku_id` and `list_id`: a table or a query in brackets. */
  lines: (...args: Args) => SQL;
  /** Columns of `w` to return beside the offer. */
  own: Own;
  orderBy?: SQL;
  /** Arguments for the test of statements. */
  example: (make: (...args: Args) => SQL) => SQL;
}

const EVERYBODY: ListViewer = { id: 'b1', teamId: null };

/**
 * Returns a function that reads the lines that satisfy a condition on `w` with their current offers, in one query: product, price, free
 * pieces, list, and whether the buyer sees it. It yields to the event loop while it assembles thousands. Names are read in subqueries, not
 * joins: with two more tables to join, planning takes several times as long as the whole query.
 */
export function offersOf<const Own extends OwnColumns, Args extends readonly unknown[]>({
  name,
  lines,
  own,
  orderBy = sql`1`,
  example,
}: OfferSource<Own, Args>): (
  db: Queryable,
  buyer: ListViewer,
  where: SQL,
  ...args: Args
) => Promise<Offered<OwnRow<Own>>[]> {
  const columns = Object.entries(own);
  const [stockQty, productStockQty, order] = [
    free(sql`s.own_left`, sql`s.own_incoming`),
    free(sql`s.left_now`, sql`s.incoming`),
    orderBy,
  ].map(constantSql);
  const read = statement({
    name,
    kept: true,
    row: { ...OFFER_ROW, ...Object.fromEntries(columns.map(([key, { type }]) => [key, type])) },
    sql: (buyer: ListViewer, where: SQL, source: SQL) => sql`
    select ${sql.join(columns.map(([key, { from }]) => sql`${from} as ${sql.identifier(key)}, `))}
      k.id as "skuId", k.size, p.id as "productId", p.intl_code as "intlCode", p.name, p.name_en as "nameEn",
      (select name from brands where id = p.brand_id) as "brandName", p.color_id as "colorId",
      (select name from colors where id = p.color_id) as color,
      (select name_en from colors where id = p.color_id) as "colorEn", p.multi_size as "multiSize",
      p.warehouse_id as "warehouseId", p.supplier_id as "supplierId", li.product_id is not null as listed,
      p.deleted_at is null as "inCatalogue", ${visibleTo(buyer)} as visible,
      case when p.deleted_at is null then li.price_cents end as "priceNowCents",
      ${stockQty} as "stockQty",
      ${productStockQty} as "productStockQty", lists.id as "listId", lists.name as "listName",
      lists.name_en as "listNameEn", lists.kind, lists.delivery_method as "deliveryMethod", lists.exclude_taiwan as "excludeTaiwan",
      lists.published_at is not null and lists.deleted_at is null as published, lists.start_at as "startAt",
      lists.close_at as "closeAt", lists.closed_at as "closedAt",
      lists.min_order_value_cents as "minOrderValueCents", lists.min_order_mode as "minOrderMode",
      lists.ship_days as "shipDays", lists.receive_days as "receiveDays",
      lists.expected_arrival::text as "expectedArrival", lists.deposit_bp as "depositBp"
    from ${source} w
    join skus k on k.id = w.sku_id
    join products p on p.id = k.product_id
    join lists on lists.id = w.list_id
    join lateral (
      select sum(on_hand - locked)::int as left_now, sum(incoming)::int as incoming,
        (sum(on_hand - locked) filter (where sku_id = k.id))::int as own_left,
        (sum(incoming) filter (where sku_id = k.id))::int as own_incoming
      from stock where product_id = k.product_id
    ) s on true
    left join list_items li on li.list_id = lists.id and li.product_id = p.id
    where ${where} order by ${order}`,
    example: (make) => make(EVERYBODY, sql`true`, example(lines)),
  });
  const ownOf = (row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key]) => [key, row[key]])) as OwnRow<Own>;
  return async (db, buyer, where, ...args) => {
    const giveWay = yieldEvery();
    const lists = new Map<string, OfferedList>();
    const offered: Offered<OwnRow<Own>>[] = [];
    for (const some of batchesOf(await read(db, buyer, where, lines(...args)))) {
      for (const row of some) {
        const list = lists.get(row.listId) ?? listIn(row);
        lists.set(row.listId, list);
        offered.push({ ...ownOf(row), offer: Object.assign(row, { list }) });
      }
      await giveWay();
    }
    return offered;
  };
}

/** Lines whose offers one query reads. A sheet may have thousands; an order of usual size is one query. */
const OFFERS_AT_ONCE = 500;

const offersOfLines = offersOf({
  name: 'offers.ofLines',
  lines: (skuIds: readonly string[], listIds: readonly string[]) =>
    sql`(select distinct sku_id, list_id from unnest(${textArray(skuIds)}, ${textArray(listIds)}) as u(sku_id, list_id))`,
  own: {},
  example: (make) => make(['k1'], ['l1']),
});

/**
 * Length that PostgreSQL assumes for an array that it does not know yet. It estimates a lower cost for a shorter array when it plans for
 * the actual values, and so would plan every call anew, which takes several times as long as executing it. A line that is named twice is
 * returned once.
 */
const UNKNOWN_LENGTH = 10;

function filledUp<Line>(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (first === undefined || lines.length >= UNKNOWN_LENGTH) return lines;
  return [...lines, ...Array.from({ length: UNKNOWN_LENGTH - lines.length }, () => first)];
}

/** Returns the current offers of requested lines, by `lineKey`; lines of an unknown list or SKU are missing. */
export async function offersFor(
  db: Queryable,
  buyer: ListViewer,
  wanted: readonly Pick<WantedLine, 'skuId' | 'listId'>[],
): Promise<Map<string, Offer>> {
  const offers = new Map<string, Offer>();
  for (const some of batchesOf(wanted, OFFERS_AT_ONCE)) {
    const asked = filledUp(some);
    const rows = await offersOfLines(
      db,
      buyer,
      sql`true`,
      asked.map(({ skuId }) => skuId),
      asked.map(({ listId }) => listId),
    );
    for (const { offer } of rows) offers.set(lineKey({ skuId: offer.skuId, listId: offer.list.id }), offer);
  }
  return offers;
}
