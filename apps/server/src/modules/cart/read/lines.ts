import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { CART_MAX_LINES } from '@selvedge/domain/constants';
import { type SQL, sql } from 'drizzle-orm';
import { asText, column, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { batchesOf } from '../../../db/batches';
import { buyers } from '../../../db/schema/accounts';
import { cartLines } from '../../../db/schema/cart';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { localised } from '../../../messages/translate';
import type { BuyerSession } from '../../../contract/caller';
import { offersOf } from '../../offers/read';
import { currentPrice, offerState } from '../../offers/rules/offer';
import type { ListViewer } from '../../offers/rules/visibility';
import { pictureAddress } from '../../pictures/read/address';

type CartLine = components['schemas']['CartLine'];

/** Order of cart lines: lists that close first come first; in a list, products and sizes stand as in the list. */
const inCartOrder = sql`lists.close_at, lists.id, li.position, p.id, k.position, w.id`;

const idsInOrder = statement({
  name: 'cart.ids',
  row: { id: typeOf(cartLines.id) },
  sql: (where: SQL, most: number) => sql`
    select w.id from cart_lines w
    join skus k on k.id = w.sku_id
    join products p on p.id = k.product_id
    join lists on lists.id = w.list_id
    left join list_items li on li.list_id = lists.id and li.product_id = p.id
    where ${where} order by ${inCartOrder} limit ${most}`,
  example: (make) => make(sql`true`, CART_MAX_LINES),
});

const cartOffers = offersOf({
  name: 'cart.offers',
  lines: () => sql`(select c.*, b.nickname as added_by from cart_lines c join buyers b on b.id = c.buyer_id)`,
  own: {
    id: { type: typeOf(cartLines.id), from: sql`w.id` },
    buyerId: { type: typeOf(cartLines.buyerId), from: sql`w.buyer_id` },
    addedBy: { type: typeOf(buyers.nickname), from: sql`w.added_by` },
    qty: { type: typeOf(cartLines.qty), from: sql`w.qty` },
    priceCents: { type: typeOf(cartLines.priceCents), from: sql`w.price_cents` },
    version: { type: typeOf(cartLines.version), from: sql`w.version` },
    updatedAt: { type: asText(typeOf(cartLines.updatedAt)), from: sql`w.updated_at` },
  },
  orderBy: inCartOrder,
  example: (make) => make(),
});

/** Cart line with the user who added it and the current offer of its SKU. `priceCents` is the price at which it was added. */
export type CartRow = Awaited<ReturnType<typeof cartOffers>>[number];

/** Returns the ids of the lines that satisfy a condition on `w`, in the order of the cart, at most `most`. */
export async function cartLineIds(db: Queryable, where: SQL, most: number): Promise<string[]> {
  return (await idsInOrder(db, where, most)).map(({ id }) => id);
}

/** Lines read with one statement: parsing thousands in one piece would block the event loop. */
const LINES_AT_ONCE = 1000;

/**
 * Returns the cart lines that satisfy a condition on `w`, as `buyer` sees them. At most as many as one cart may have; of a team's carts
 * those of the lists that close first.
 */
export async function cartRows(db: Queryable, buyer: ListViewer, where: SQL): Promise<CartRow[]> {
  const ids = await cartLineIds(db, where, CART_MAX_LINES);
  const rows: CartRow[] = [];
  for (const some of batchesOf(ids, LINES_AT_ONCE))
    rows.push(...(await cartOffers(db, buyer, linesWithIds(some))));
  return rows;
}

/** Condition on `w`: the buyer's own lines. */
export const ownLines = ({ id }: Pick<BuyerSession, 'id'>): SQL => sql`w.buyer_id = ${id}`;

/** Condition on `w`: the lines of all members of the buyer's team; without a team the buyer's own ones. */
export function teamLines({ id, teamId }: Pick<BuyerSession, 'id' | 'teamId'>): SQL {
  if (teamId === null) return ownLines({ id });
  return sql`w.buyer_id in (select buyer_id from team_members where team_id = ${teamId})`;
}

/** Condition on `w`: the buyer's own lines of some lists. */
export const linesOfLists = (buyer: Pick<BuyerSession, 'id'>, listIds: readonly string[]): SQL =>
  sql`${ownLines(buyer)} and w.list_id = any(${textArray(listIds)})`;

/** Condition on `w`: the lines of these ids. */
export const linesWithIds = (ids: readonly string[]): SQL => sql`w.id = any(${textArray(ids)})`;

/** Returns the lines of these ids; refuses with 40401 unless the buyer may read all of them. */
export async function readableLines(
  db: Queryable,
  buyer: BuyerSession,
  ids: readonly string[],
): Promise<CartRow[]> {
  const rows = await cartRows(db, buyer, sql`${linesWithIds(ids)} and ${teamLines(buyer)}`);
  if (rows.length === new Set(ids).size) return rows;
  throw refuse(codes.NOT_FOUND);
}

const countLines = statement({
  name: 'cart.count',
  row: { lines: column.integer, qty: column.integer },
  sql: (buyerId: string) =>
    sql`select count(*)::int as lines, coalesce(sum(qty), 0)::int as qty from cart_lines where buyer_id = ${buyerId}`,
  example: (make) => make('b1'),
});

/** Returns the number of lines and pieces in a cart. */
export async function cartCount(db: Queryable, buyerId: string): Promise<{ lines: number; qty: number }> {
  const [found] = await countLines(db, buyerId);
  return found ?? { lines: 0, qty: 0 };
}

/** Returns a cart line as the contract defines it; its prices are zero for callers without the price permission. */
export function cartLine(row: CartRow, now: Date, language: Language, priced: boolean): CartLine {
  const { offer } = row;
  return {
    id: row.id,
    productId: offer.productId,
    skuId: offer.skuId,
    listId: offer.list.id,
    intlCode: offer.intlCode,
    name: localised(language, offer.name, offer.nameEn),
    brandName: offer.brandName,
    color: localised(language, offer.color, offer.colorEn),
    image: pictureAddress(offer.productId),
    size: offer.size,
    qty: row.qty,
    priceCents: priced ? row.priceCents : 0,
    priceNowCents: priced ? currentPrice(offer, row.priceCents) : 0,
    stockQty: offer.stockQty,
    multiSize: offer.multiSize,
    state: offerState(offer, row, now),
    addedBy: row.addedBy,
    version: row.version,
  };
}
