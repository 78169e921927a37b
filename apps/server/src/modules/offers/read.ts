import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { portionsOf } from '../../db/portions';
import { textArray } from '../../db/textArray';
import { keyOf, type WantedLine } from './rules/wanted';
import type { Offer, OfferedList } from './rules/offer';
import { type ListSeer, visibleTo } from './rules/visibility';

/** Spot lists offer what lies in the house and is not locked, futures lists the pieces of the coming season as well (D-70). */
const free = (stock: SQL): SQL =>
  sql`(${stock}.left_now + case lists.kind when 'FUTURES' then ${stock}.incoming else 0 end)`;

interface OfferRow extends Omit<Offer, 'list'>, Omit<OfferedList, 'id' | 'name' | 'nameEn' | 'times'> {
  listId: string;
  listName: string;
  listNameEn: string | null;
  published: boolean;
  startAt: string;
  closeAt: string;
  closedAt: string | null;
}

/** A line of a cart, a draft or a call with what the house says of it now. */
export type Offered<Own> = Own & { offer: Offer };

const iso = (text: string): string => new Date(text).toISOString();

function listOf(row: OfferRow): OfferedList {
  const { listId, listName, listNameEn, published, startAt, closeAt, closedAt } = row;
  const { kind, deliveryMethod, minOrderValueCents, minOrderMode } = row;
  const { shipDays, receiveDays, expectedArrival, depositBp } = row;
  return {
    id: listId,
    name: listName,
    nameEn: listNameEn,
    times: {
      published,
      startAt: iso(startAt),
      closeAt: iso(closeAt),
      closedAt: closedAt === null ? null : iso(closedAt),
    },
    kind,
    deliveryMethod,
    minOrderValueCents,
    minOrderMode,
    shipDays,
    receiveDays,
    expectedArrival,
    depositBp,
  };
}

/** Where offers are read for: lines `w` with `sku_id` and `list_id`, and what else is read of them. */
export interface OfferSource {
  /** A table or a query in brackets. */
  lines: SQL;
  /** Columns of `w` to answer beside the offer, under their names. */
  own: SQL;
  where?: SQL;
  orderBy?: SQL;
  limit?: number;
}

/** Lines with what the house says of them now, in one query: goods, price, free pieces, list, and whether the buyer sees it. */
export async function readOffers<Own extends object>(
  db: Queryable,
  buyer: ListSeer,
  source: OfferSource,
): Promise<Offered<Own>[]> {
  const { lines, own, where = sql`true`, orderBy = sql`1`, limit } = source;
  const { rows } = await db.execute(sql`
    select ${own},
      k.id as "skuId", k.size, p.id as "productId", p.intl_code as "intlCode", p.name, p.name_en as "nameEn",
      br.name as "brandName", co.id as "colorId", co.name as color, co.name_en as "colorEn", p.multi_size as "multiSize",
      p.warehouse_id as "warehouseId", p.supplier_id as "supplierId", li.product_id is not null as listed,
      p.deleted_at is null as "inCatalogue", ${visibleTo(buyer)} as visible,
      case when p.deleted_at is null then li.price_cents end as "priceNowCents",
      ${free(sql`t`)} as "stockQty", ${free(sql`s`)} as "productStockQty", lists.id as "listId", lists.name as "listName",
      lists.name_en as "listNameEn", lists.kind, lists.delivery_method as "deliveryMethod",
      lists.published_at is not null and lists.deleted_at is null as published, lists.start_at as "startAt",
      lists.close_at as "closeAt", lists.closed_at as "closedAt",
      lists.min_order_value_cents as "minOrderValueCents", lists.min_order_mode as "minOrderMode",
      lists.ship_days as "shipDays", lists.receive_days as "receiveDays",
      lists.expected_arrival::text as "expectedArrival", lists.deposit_bp as "depositBp"
    from ${lines} w
    join skus k on k.id = w.sku_id
    join products p on p.id = k.product_id
    join brands br on br.id = p.brand_id
    join colors co on co.id = p.color_id
    join lateral (select on_hand - locked as left_now, incoming from stock where sku_id = k.id) t on true
    join lists on lists.id = w.list_id
    join lateral (
      select sum(on_hand - locked)::int as left_now, sum(incoming)::int as incoming from stock where product_id = k.product_id
    ) s on true
    left join list_items li on li.list_id = lists.id and li.product_id = p.id
    where ${where} order by ${orderBy} ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
  const lists = new Map<string, OfferedList>();
  return (rows as unknown as (Own & OfferRow)[]).map((row) => {
    const list = lists.get(row.listId) ?? listOf(row);
    lists.set(row.listId, list);
    return { ...row, offer: { ...row, list } };
  });
}

/** A sheet may want thousands; an order of any usual size is one query. */
const OFFERS_AT_ONCE = 500;

/** What the house says of wanted lines now, by `keyOf`; what no list of the catalogue knows is missing. */
export async function offersFor(
  db: Queryable,
  buyer: ListSeer,
  wanted: readonly Pick<WantedLine, 'skuId' | 'listId'>[],
): Promise<Map<string, Offer>> {
  const offers = new Map<string, Offer>();
  for (const some of portionsOf(wanted, OFFERS_AT_ONCE)) {
    const skuIds = textArray(some.map(({ skuId }) => skuId));
    const listIds = textArray(some.map(({ listId }) => listId));
    const rows = await readOffers<object>(db, buyer, {
      lines: sql`(select distinct sku_id, list_id from unnest(${skuIds}, ${listIds}) as u(sku_id, list_id))`,
      own: sql`w.list_id`,
    });
    for (const { offer } of rows) offers.set(keyOf({ skuId: offer.skuId, listId: offer.list.id }), offer);
  }
  return offers;
}
