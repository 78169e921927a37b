import { CART_MAX_LINES } from '@selvedge/domain/constants';
import { type ListMinimum, type OrderLineInput, orderableQty } from '@selvedge/domain/money/minimums';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import { pictureAddress } from '../pictures/address';

/** A line of the cart with all that is known of its goods now. */
export interface CartRow extends Record<string, unknown> {
  id: string;
  buyerId: string;
  addedBy: string;
  productId: string;
  skuId: string;
  listId: string;
  intlCode: string;
  name: string;
  nameEn: string;
  brandName: string;
  color: string;
  colorEn: string;
  size: string;
  multiSize: boolean;
  qty: number;
  /** EUR cents per piece when the line was added. */
  priceCents: number;
  /** EUR cents per piece now; null when the price is given on inquiry or the goods left the list. */
  priceNow: number | null;
  /** Free pieces of the SKU, and of the whole product. */
  stockQty: number;
  productStockQty: number;
  version: number;
  updatedAt: string;
  listName: string;
  listNameEn: string | null;
  deliveryMethod: 'MAINLAND' | 'HK_MACAO' | 'OVERSEAS';
  published: boolean;
  startAt: string;
  closeAt: string;
  closedAt: string | null;
  minOrderValueCents: number;
  minOrderMode: 'WARN' | 'BLOCK';
}

/**
 * Lines of carts that fit a condition on `cl`, with goods, stock and list: one query. No more than one cart holds; of a
 * team's carts those of the lists that close first.
 */
export async function cartRows(db: Queryable, where: SQL): Promise<CartRow[]> {
  const { rows } = await db.execute<CartRow>(sql`
    select cl.id, cl.buyer_id as "buyerId", b.nickname as "addedBy", cl.product_id as "productId", cl.sku_id as "skuId",
      cl.list_id as "listId", p.intl_code as "intlCode", p.name, p.name_en as "nameEn", br.name as "brandName",
      co.name as color, co.name_en as "colorEn", k.size, p.multi_size as "multiSize", cl.qty,
      cl.price_cents as "priceCents", case when p.deleted_at is null then li.price_cents end as "priceNow",
      t.free as "stockQty", s.free as "productStockQty", cl.version, cl.updated_at as "updatedAt",
      l.name as "listName", l.name_en as "listNameEn", l.delivery_method as "deliveryMethod",
      l.published_at is not null and l.deleted_at is null as published, l.start_at as "startAt", l.close_at as "closeAt",
      l.closed_at as "closedAt", l.min_order_value_cents as "minOrderValueCents", l.min_order_mode as "minOrderMode"
    from cart_lines cl
    join buyers b on b.id = cl.buyer_id
    join lists l on l.id = cl.list_id
    join products p on p.id = cl.product_id
    join brands br on br.id = p.brand_id
    join colors co on co.id = p.color_id
    join skus k on k.id = cl.sku_id
    join stock t on t.sku_id = cl.sku_id
    join lateral (select sum(free)::int as free from stock where product_id = cl.product_id) s on true
    left join list_items li on li.list_id = cl.list_id and li.product_id = cl.product_id
    where ${where} order by l.close_at, l.id, li.position, p.id, k.position, cl.id
    limit ${CART_MAX_LINES}`);
  return rows;
}

/** The line for the rules of minimums and totals: prices are those of now, pieces those that are left. */
export function inputOf(row: CartRow): OrderLineInput {
  return {
    productId: row.productId,
    listId: row.listId,
    intlCode: row.intlCode,
    color: row.color,
    qty: orderableQty(row.qty, row.stockQty),
    priceCents: row.priceNow ?? row.priceCents,
    multiSize: row.multiSize,
    productStockQty: row.productStockQty,
  };
}

/** The lists of the lines with their own minimum. */
export function minimumsOf(rows: readonly CartRow[]): ListMinimum[] {
  const found = new Map(
    rows.map(({ listId, minOrderValueCents, minOrderMode }) => [
      listId,
      { id: listId, minOrderValueCents, minOrderMode },
    ]),
  );
  return [...found.values()];
}

/** Picture of the line's goods. */
export function imageOf(row: CartRow): string {
  return pictureAddress(row.productId);
}
