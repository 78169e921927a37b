import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/pool';

/** SKU that the demo buyer can order now, with the delivery address. */
export interface SkuToOrder {
  skuId: string;
  listId: string;
  addressId: string;
}

/** Finds SKUs of open lists with stock, for orders of the demo buyer. */
export async function productsToOrder(db: Db): Promise<SkuToOrder[]> {
  const found = await db.execute<{ sku: string; list: string; address: string }>(sql`
    select s.id as sku, i.list_id as list, a.id as address
    from list_items i join lists l on l.id = i.list_id join skus s on s.product_id = i.product_id
    join products p on p.id = i.product_id join stock t on t.sku_id = s.id
    join addresses a on a.buyer_id = 'by-demo' and a.is_default and a.deleted_at is null
      and l.delivery_method = case a.area_type when 'HK_MACAO_TW' then 'HK_MACAO' else a.area_type end
    where l.owner_type = 'STAFF' and l.start_at < now() and l.close_at > now() and l.published_at is not null and l.visibility = 'ALL'
    and l.kind = 'SPOT' and i.price_cents > 0 and t.on_hand - t.locked > 5
    order by i.list_id, s.id limit 200`);
  return found.rows.map(({ sku, list, address }) => ({ skuId: sku, listId: list, addressId: address }));
}

/** Returns an order of three pieces, as the app sends it. */
export function orderOf({ addressId, ...line }: SkuToOrder): object {
  return {
    lines: [{ ...line, qty: 3 }],
    addressId,
    paymentMethod: 'OFFLINE_TRANSFER',
    notifyUserIds: [],
    acceptPrices: true,
  };
}
