import { codes } from '@selvedge/api-spec/codes';
import { CART_MAX_LINES, QUANTITY_MAX } from '@selvedge/domain/constants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '../../db/ids';
import type { Queryable } from '../../db/pool';
import { cartLines } from '../../db/schema/cart';
import { invalid, refuse } from '../../http/errors';
import type { Language } from '../../http/messages';
import { announceAll } from '../../live/announce';
import type { BuyerSession } from '../auth/identity';
import { openAt, visibleTo } from '../lists/visibility';
import { textArray } from '../products/filters';

/** Pieces to put in the cart. */
export interface Wanted {
  skuId: string;
  listId: string;
  qty: number;
}

interface Offer extends Record<string, unknown> {
  skuId: string;
  listId: string;
  productId: string;
  priceCents: number | null;
  free: number;
  inCart: number;
  visible: boolean;
  open: boolean;
}

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

const keyOf = (line: { listId: string; skuId: string }): string => `${line.listId} ${line.skuId}`;

/** The same SKU of the same list named twice is one wish (L-25). In the order of SKU ids, so that locks never cross. */
function summed(lines: readonly Wanted[]): Wanted[] {
  const found = new Map<string, Wanted>();
  for (const line of lines) {
    const known = found.get(keyOf(line));
    if (known === undefined) found.set(keyOf(line), { ...line });
    else known.qty += line.qty;
  }
  return [...found.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

async function offersOf(
  db: Queryable,
  buyer: BuyerSession,
  lines: readonly Wanted[],
  now: Date,
): Promise<Map<string, Offer>> {
  const { rows } = await db.execute<Offer>(sql`
    select k.id as "skuId", lists.id as "listId", k.product_id as "productId", li.price_cents as "priceCents", t.free,
      coalesce(cl.qty, 0)::int as "inCart", ${visibleTo(buyer)} as visible, ${openAt(now)} as open
    from unnest(${textArray(lines.map(({ skuId }) => skuId))}, ${textArray(lines.map(({ listId }) => listId))}) as w(sku, list)
    join skus k on k.id = w.sku
    join products p on p.id = k.product_id and p.deleted_at is null
    join stock t on t.sku_id = k.id
    join lists on lists.id = w.list
    join list_items li on li.list_id = lists.id and li.product_id = k.product_id
    left join cart_lines cl on cl.buyer_id = ${buyer.id} and cl.list_id = lists.id and cl.sku_id = k.id`);
  return new Map(rows.map((offer) => [keyOf(offer), offer]));
}

/**
 * Adds pieces to a buyer's cart, all lines or none: one upsert per line, so what is added at the same moment elsewhere
 * stays too. Nothing is locked (D-20). Refuses with 40903 for closed lists, 40902 with the lines that ask for more
 * than is free, 40001 for goods without a price and those not on a list of this buyer, 42201 when the cart is full. Gives
 * the ids of the lines.
 */
export async function addToCart(
  db: Queryable,
  buyer: BuyerSession,
  wanted: readonly Wanted[],
  { now, language }: { now: Date; language: Language },
): Promise<string[]> {
  const lines = summed(wanted);
  const offers = await offersOf(db, buyer, lines, now);
  const problems: Record<string, string> = {};
  const short: Array<{ skuId: string; asked: number; available: number }> = [];
  const values = lines.flatMap((line) => {
    const offer = offers.get(keyOf(line));
    const place = `lines.${wanted.findIndex((one) => keyOf(one) === keyOf(line))}`;
    if (offer === undefined || !offer.visible) {
      problems[`${place}.skuId`] = WORDS[language].notThere;
      return [];
    }
    if (!offer.open) throw refuse(codes.LIST_CLOSED, { listId: line.listId });
    const asked = line.qty + offer.inCart;
    if (asked > QUANTITY_MAX) problems[`${place}.qty`] = WORDS[language].tooMany;
    if (asked > offer.free) short.push({ skuId: line.skuId, asked, available: offer.free });
    if (offer.priceCents === null) {
      problems[`${place}.skuId`] = WORDS[language].noPrice;
      return [];
    }
    const { productId, priceCents } = offer;
    return [
      { id: newId(), buyerId: buyer.id, ...line, productId, priceCents, createdAt: now, updatedAt: now },
    ];
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (short.length > 0) throw refuse(codes.SHORT_STOCK, { lines: short });
  const saved = await db
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
  await refuseFullCart(db, buyer.id, language);
  await announceCart(db, [buyer.id]);
  return saved.map(({ id }) => id);
}

/** Refuses with 42201 when a cart holds more lines than it may: call it after lines were added, in their transaction. */
export async function refuseFullCart(db: Queryable, buyerId: string, language: Language): Promise<void> {
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
