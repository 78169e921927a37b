import { codes } from '@selvedge/api-spec/codes';
import { CART_MAX_LINES, QUANTITY_MAX } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import { newId } from '../../../db/ids';
import type { Queryable } from '../../../db/pool';
import { batchesOf } from '../../../db/batches';
import { cartLines } from '../../../db/schema/cart';
import { textArray } from '../../../db/textArray';
import { invalid, refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import type { BuyerSession } from '../../../contract/caller';
import { offersOf } from '../../offers/read';
import { isThere } from '../../offers/rules/offer';
import { isOpen } from '../../offers/rules/status';
import { addUp, inLockOrder, lineKey, type WantedLine } from '../../offers/rules/wanted';
import { cartCount } from '../read/lines';
import { announceCart } from './announce';

/** Line to add to the cart; `priceCents` is the price at which it is added. */
export interface NewCartLine extends WantedLine {
  productId: string;
  priceCents: number;
}

/**
 * Adds lines to a cart with one upsert per batch, which sums quantities of the same SKU and list, so that lines added at the same moment
 * elsewhere are kept. Nothing is locked. Refuses with 42201 a cart that becomes too full. Returns the ids of the lines.
 */
export async function putInCart(
  db: Queryable,
  buyerId: string,
  lines: readonly NewCartLine[],
  { now, language }: { now: Date; language: Language },
): Promise<string[]> {
  const saved: { id: string }[] = [];
  for (const some of batchesOf(inLockOrder(lines))) {
    const values = some.map(({ listId, skuId, productId, qty, priceCents }) => ({
      id: newId(),
      buyerId,
      listId,
      skuId,
      productId,
      qty,
      priceCents,
      createdAt: now,
      updatedAt: now,
    }));
    const written = await db
      .insert(cartLines)
      .values(values)
      .onConflictDoUpdate({
        target: [cartLines.buyerId, cartLines.listId, cartLines.skuId],
        set: {
          qty: sql`${cartLines.qty} + excluded.qty`,
          version: sql`${cartLines.version} + 1`,
          updatedAt: now,
        },
      })
      .returning({ id: cartLines.id });
    saved.push(...written);
  }
  await refuseFullCart(db, buyerId, language);
  await announceCart(db, [buyerId]);
  return saved.map(({ id }) => id);
}

const offersWithCart = offersOf({
  name: 'cart.offersToAdd',
  lines: (buyerId: string, skuIds: readonly string[], listIds: readonly string[]) =>
    sql`(select u.sku_id, u.list_id, coalesce(c.qty, 0)::int as in_cart
      from unnest(${textArray(skuIds)}, ${textArray(listIds)}) as u(sku_id, list_id)
      left join cart_lines c on c.buyer_id = ${buyerId} and c.list_id = u.list_id and c.sku_id = u.sku_id)`,
  own: { inCart: { type: column.integer, from: sql`w.in_cart` } },
  example: (make) => make('b1', ['k1'], ['l1']),
});

/**
 * Adds pieces to a buyer's cart, all lines or none. Refuses with 40903 closed lists, with 40902 the lines that ask for more than is free,
 * with 40001 products without a price or not on a list of this buyer, with 42201 a full cart. Returns the ids of the lines.
 */
export async function addToCart(
  db: Queryable,
  buyer: BuyerSession,
  wanted: readonly WantedLine[],
  { now, language }: { now: Date; language: Language },
): Promise<string[]> {
  const lines = addUp(wanted);
  const found = await offersWithCart(
    db,
    buyer,
    sql`true`,
    buyer.id,
    lines.map(({ skuId }) => skuId),
    lines.map(({ listId }) => listId),
  );
  const offers = new Map(
    found.map((row) => [lineKey({ skuId: row.offer.skuId, listId: row.offer.list.id }), row]),
  );
  const problems: Record<string, string> = {};
  const short: Array<{ skuId: string; asked: number; available: number }> = [];
  const fine = lines.flatMap((line): NewCartLine[] => {
    const offered = offers.get(lineKey(line));
    const place = `lines.${wanted.findIndex((one) => lineKey(one) === lineKey(line))}`;
    if (offered === undefined || !isThere(offered.offer)) {
      problems[`${place}.skuId`] = translate(language, 'cart.notListed');
      return [];
    }
    const { offer, inCart } = offered;
    if (!isOpen(offer.list.times, now)) throw refuse(codes.LIST_CLOSED, { listId: line.listId });
    const asked = line.qty + inCart;
    if (asked > QUANTITY_MAX)
      problems[`${place}.qty`] = translate(language, 'cart.tooMany', { max: QUANTITY_MAX });
    if (asked > offer.stockQty) short.push({ skuId: line.skuId, asked, available: offer.stockQty });
    if (offer.priceNowCents === null) {
      problems[`${place}.skuId`] = translate(language, 'cart.noPrice');
      return [];
    }
    return [{ ...line, productId: offer.productId, priceCents: offer.priceNowCents }];
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (short.length > 0) throw refuse(codes.SHORT_STOCK, { lines: short });
  return putInCart(db, buyer.id, fine, { now, language });
}

/** Refuses with 42201 a cart with more lines than allowed; is called after lines were added, in their transaction. */
async function refuseFullCart(db: Queryable, buyerId: string, language: Language): Promise<void> {
  const { lines } = await cartCount(db, buyerId);
  if (lines > CART_MAX_LINES)
    throw refuse(
      codes.UNREADABLE_SHEET,
      { max: CART_MAX_LINES },
      translate(language, 'cart.full', { max: CART_MAX_LINES }),
    );
}
