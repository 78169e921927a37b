import { codes } from '@selvedge/api-spec/codes';
import { CART_MAX_LINES, QUANTITY_MAX } from '@selvedge/domain/constants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '../../db/ids';
import type { Queryable } from '../../db/pool';
import { portionsOf } from '../../db/portions';
import { cartLines } from '../../db/schema/cart';
import { invalid, refuse } from '../../http/errors';
import type { Language } from '../../http/messages';
import { announceAll } from '../../live/announce';
import type { BuyerSession } from '../auth/sessions/identity';
import { isThere } from '../offers/rules/offer';
import { type Offered, readOffers } from '../offers/read';
import { isOpen } from '../offers/rules/status';
import { addUp, inLockOrder, keyOf, type WantedLine } from '../offers/rules/wanted';
import { textArray } from '../../db/textArray';

const WORDS: Record<Language, { noPrice: string; notThere: string; tooMany: string; full: string }> = {
  'zh-CN': {
    noPrice: '该商品价格待询，暂不能加入购物车',
    notThere: '该尺码不在此清单中',
    tooMany: `数量不能超过 ${QUANTITY_MAX}`,
    full: `购物车最多 ${CART_MAX_LINES} 行`,
  },
  en: {
    noPrice: 'The price of this style is given on inquiry, it cannot be added yet',
    notThere: 'This size is not on the list',
    tooMany: `No more than ${QUANTITY_MAX} pieces`,
    full: `A cart holds at most ${CART_MAX_LINES} lines`,
  },
};

/** A line ready for the cart; `priceCents` is the price it is added at. */
export interface NewCartLine extends WantedLine {
  productId: string;
  priceCents: number;
}

/**
 * Puts lines into a cart, each with what is there of it already: one upsert, so that what is added at the same moment
 * elsewhere stays too. Nothing is locked (D-20). Refuses with 42201 a cart that becomes too full. Gives the ids.
 */
export async function putInCart(
  db: Queryable,
  buyerId: string,
  lines: readonly NewCartLine[],
  { now, language }: { now: Date; language: Language },
): Promise<string[]> {
  const values = inLockOrder(lines).map(({ listId, skuId, productId, qty, priceCents }) => ({
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
  const saved: { id: string }[] = [];
  for (const some of portionsOf(values)) {
    const written = await db
      .insert(cartLines)
      .values(some)
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

async function withCart(
  db: Queryable,
  buyer: BuyerSession,
  wanted: readonly WantedLine[],
): Promise<Map<string, Offered<{ inCart: number }>>> {
  const skuIds = textArray(wanted.map(({ skuId }) => skuId));
  const listIds = textArray(wanted.map(({ listId }) => listId));
  const rows = await readOffers<{ inCart: number }>(db, buyer, {
    lines: sql`(select u.sku_id, u.list_id, coalesce(c.qty, 0)::int as in_cart
      from unnest(${skuIds}, ${listIds}) as u(sku_id, list_id)
      left join cart_lines c on c.buyer_id = ${buyer.id} and c.list_id = u.list_id and c.sku_id = u.sku_id)`,
    own: sql`w.in_cart as "inCart"`,
  });
  return new Map(rows.map((row) => [keyOf({ skuId: row.offer.skuId, listId: row.offer.list.id }), row]));
}

/**
 * Adds pieces to a buyer's cart, all lines or none. Refuses with 40903 for closed lists, 40902 with the lines that ask for
 * more than is free, 40001 for goods without a price and those not on a list of this buyer, 42201 when the cart is full.
 * Gives the ids of the lines.
 */
export async function addToCart(
  db: Queryable,
  buyer: BuyerSession,
  wanted: readonly WantedLine[],
  { now, language }: { now: Date; language: Language },
): Promise<string[]> {
  const lines = addUp(wanted);
  const offers = await withCart(db, buyer, lines);
  const problems: Record<string, string> = {};
  const short: Array<{ skuId: string; asked: number; available: number }> = [];
  const fine = lines.flatMap((line): NewCartLine[] => {
    const found = offers.get(keyOf(line));
    const place = `lines.${wanted.findIndex((one) => keyOf(one) === keyOf(line))}`;
    if (found === undefined || !isThere(found.offer)) {
      problems[`${place}.skuId`] = WORDS[language].notThere;
      return [];
    }
    const { offer, inCart } = found;
    if (!isOpen(offer.list.times, now)) throw refuse(codes.LIST_CLOSED, { listId: line.listId });
    const asked = line.qty + inCart;
    if (asked > QUANTITY_MAX) problems[`${place}.qty`] = WORDS[language].tooMany;
    if (asked > offer.stockQty) short.push({ skuId: line.skuId, asked, available: offer.stockQty });
    if (offer.priceNowCents === null) {
      problems[`${place}.skuId`] = WORDS[language].noPrice;
      return [];
    }
    return [{ ...line, productId: offer.productId, priceCents: offer.priceNowCents }];
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (short.length > 0) throw refuse(codes.SHORT_STOCK, { lines: short });
  return putInCart(db, buyer.id, fine, { now, language });
}

/** Refuses with 42201 when a cart holds more lines than it may: call it after lines were added, in their transaction. */
async function refuseFullCart(db: Queryable, buyerId: string, language: Language): Promise<void> {
  const { lines } = await countOf(db, buyerId);
  if (lines > CART_MAX_LINES)
    throw refuse(codes.UNREADABLE_SHEET, { max: CART_MAX_LINES }, WORDS[language].full);
}

/** Tells the open pages of buyers that their carts changed (D-54). */
export async function announceCart(db: Queryable, buyerIds: readonly string[]): Promise<void> {
  const ids = [...new Set(buyerIds)];
  if (ids.length === 0) return;
  const { rows } = await db.execute<{ id: string; lines: number; qty: number }>(sql`
    select owner as id, count(c.id)::int as lines, coalesce(sum(c.qty), 0)::int as qty
    from unnest(${textArray(ids)}) owner left join cart_lines c on c.buyer_id = owner group by owner`);
  await announceAll(
    db,
    rows.map(({ id, ...data }) => ({ to: { buyers: [id] }, type: 'cart.changed', id, data })),
  );
}

/** Lines and pieces in a cart. */
export async function countOf(db: Queryable, buyerId: string): Promise<{ lines: number; qty: number }> {
  const { rows } = await db.execute<{ lines: number; qty: number }>(
    sql`select count(*)::int as lines, coalesce(sum(qty), 0)::int as qty from cart_lines where buyer_id = ${buyerId}`,
  );
  return rows[0] ?? { lines: 0, qty: 0 };
}

/** Takes lines out of a buyer's own cart; ids that are not there are passed over. */
export async function removeFromCart(db: Queryable, buyerId: string, ids: readonly string[]): Promise<void> {
  const gone = await db
    .delete(cartLines)
    .where(and(eq(cartLines.buyerId, buyerId), inArray(cartLines.id, [...ids])))
    .returning({ id: cartLines.id });
  if (gone.length > 0) await announceCart(db, [buyerId]);
}
