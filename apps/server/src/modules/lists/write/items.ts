import type { components } from '@selvedge/api-spec/types';
import { sql } from 'drizzle-orm';
import { orNull, column, typeOf } from '../../../db/columnTypes';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { products } from '../../../db/schema/products';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { invalid } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import type { ListViewer } from '../../offers/rules/visibility';
import { visibleTo } from '../../offers/rules/visibility';
import { openAt } from '../../offers/rules/status';
import type { ListRow } from '../read/listFor';
import { sellerAccess } from '../access/own';
import { changeProducts } from './changeProducts';
import { type Placed, placeProducts, takeOff } from './productsOfList';

type Added = NonNullable<components['schemas']['ListItemsInput']['add']>[number];

const readOffered = statement({
  name: 'lists.offered',
  row: {
    id: typeOf(products.id),
    kind: typeOf(products.kind),
    priceCents: orNull(column.bigint),
  },
  sql: (buyer: ListViewer, now: Date, listId: string, productIds: readonly string[]) => sql`
    select p.id, p.kind, p.wholesale_price_cents as "priceCents" from products p
    where p.id = any(${textArray(productIds)}) and p.deleted_at is null and (
      exists (select 1 from list_items own where own.list_id = ${listId} and own.product_id = p.id)
      or exists (select 1 from list_items li join lists on lists.id = li.list_id
        where li.product_id = p.id and lists.owner_type = 'STAFF' and ${visibleTo(buyer)} and ${openAt(now)}))`,
  example: (make) => make({ id: 'b1', teamId: null }, new Date(0), 'l1', ['p1']),
});

/**
 * Returns the products that a seller puts on a list, with their prices there. Refuses with 40001 products that the merchant does not offer
 * the seller or that are of the other kind, and a price below the merchant's wholesale price, because buyers pay the merchant.
 */
async function placedProducts(
  ctx: Context,
  tx: Tx,
  list: ListRow,
  added: readonly Added[],
): Promise<Placed[]> {
  const { buyer, now, language } = ctx;
  const ids = added.map(({ productId }) => productId);
  const offered = new Map((await readOffered(tx, buyer, now, list.id, ids)).map((row) => [row.id, row]));
  const fields: Record<string, string> = {};
  const placed = added.map(({ productId, priceCents }, at): Placed => {
    const product = offered.get(productId);
    const floor = product?.priceCents ?? null;
    if (product === undefined) fields[`add.${at}.productId`] = translate(language, 'lists.notOffered');
    else if (product.kind !== list.kind)
      fields[`add.${at}.productId`] = translate(language, 'lists.otherKind');
    else if (priceCents !== undefined && floor === null)
      fields[`add.${at}.priceCents`] = translate(language, 'lists.onInquiry');
    else if (priceCents !== undefined && floor !== null && priceCents < floor)
      fields[`add.${at}.priceCents`] = translate(language, 'lists.belowMerchant');
    return { productId, priceCents: priceCents ?? floor };
  });
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return [...new Map(placed.map((one) => [one.productId, one])).values()];
}

/** Puts products on a list of the caller, changes their prices or removes them, all of it or nothing. */
export function editItems(ctx: Context, input: components['schemas']['ListItemsInput']) {
  const { add = [], remove = [], listId, version } = input;
  return changeProducts(
    ctx,
    sellerAccess(ctx),
    { id: listId, version, action: 'editItems' },
    async (tx, list) => {
      await takeOff(tx, list.id, remove);
      await placeProducts(tx, list.id, await placedProducts(ctx, tx, list, add));
      return { added: add.length, removed: remove.length };
    },
  );
}
