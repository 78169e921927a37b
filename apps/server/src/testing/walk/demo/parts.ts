import { type SQL, sql } from 'drizzle-orm';
import type { OperationId } from '../../../contract/handlers';

/** Queries, by operation, for rows of the demo data as they are now; the first row is used. */
export type DemoRows = Readonly<Partial<Record<OperationId, SQL>>>;

/** Selects a product of an open list that everybody sees, with plenty in stock. */
export const PRODUCTS = sql`select t.sku_id as "skuId", t.product_id as "productId", l.id as "listId", l.id as id,
    json_build_array(json_build_object('skuId', t.sku_id, 'listId', l.id, 'qty', 3)) as lines
  from lists l join list_items li on li.list_id = l.id join products p on p.id = li.product_id and p.deleted_at is null
  join stock t on t.product_id = p.id
  where l.published_at is not null and l.deleted_at is null and l.start_at < now() and l.close_at > now()
    and l.closed_at is null and l.visibility = 'ALL' and l.kind = 'SPOT' and l.delivery_method = 'MAINLAND'
    and l.min_order_mode = 'WARN' and li.price_cents is not null and t.on_hand - t.locked >= 3
  order by l.id, t.sku_id limit 1`;

/** Selects an address of the demo buyer. */
export const ADDRESS = sql`select id, version, id as "addressId" from addresses
  where buyer_id = 'by-demo' and area_type = 'MAINLAND' and deleted_at is null order by id limit 1`;
