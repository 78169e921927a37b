import { sql } from 'drizzle-orm';
import { typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { cartLines } from '../../../db/schema/cart';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { lineKey } from '../../offers/rules/wanted';

const readWanted = statement({
  name: 'exports.wanted',
  row: { skuId: typeOf(cartLines.skuId), listId: typeOf(cartLines.listId), qty: typeOf(cartLines.qty) },
  sql: (buyerId: string, skuIds: readonly string[]) => sql`
    select sku_id as "skuId", list_id as "listId", qty from cart_lines
    where buyer_id = ${buyerId} and sku_id = any(${textArray(skuIds)})`,
  example: (make) => make('b1', ['k1']),
});

/** Returns the pieces that a buyer has in the cart of these SKUs, by `lineKey`: the manifest shows them, and so does its export. */
export async function wantedOf(
  db: Queryable,
  buyerId: string,
  skuIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await readWanted(db, buyerId, skuIds);
  return new Map(rows.map((row) => [lineKey(row), row.qty]));
}
