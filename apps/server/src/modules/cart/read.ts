import type { components } from '@selvedge/api-spec/types';
import { CART_MAX_LINES } from '@selvedge/domain/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/pool';
import type { Language } from '../../http/messages';
import { priceOf, stateOf } from '../offers/rules/offer';
import { type Offered, readOffers } from '../offers/read';
import type { ListSeer } from '../offers/rules/visibility';
import { pictureAddress } from '../pictures/read/address';

type CartLine = components['schemas']['CartLine'];

/** What is stored of a line, and who added it. */
export interface StoredCartLine {
  id: string;
  buyerId: string;
  addedBy: string;
  qty: number;
  /** EUR cents per piece when the line was added. */
  priceCents: number;
  version: number;
  updatedAt: string;
}

/** A line of the cart with what the house says of its goods now. */
export type CartRow = Offered<StoredCartLine>;

/**
 * Lines of carts that fit a condition on `w`, as the buyer who looks sees them: one query. No more than one cart holds; of
 * a team's carts those of the lists that close first.
 */
export function cartRows(db: Queryable, buyer: ListSeer, where: SQL): Promise<CartRow[]> {
  return readOffers<StoredCartLine>(db, buyer, {
    lines: sql`(select c.*, b.nickname as added_by from cart_lines c join buyers b on b.id = c.buyer_id)`,
    own: sql`w.id, w.buyer_id as "buyerId", w.added_by as "addedBy", w.qty,
      w.price_cents as "priceCents", w.version, w.updated_at as "updatedAt"`,
    where,
    orderBy: sql`lists.close_at, lists.id, li.position, p.id, k.position, w.id`,
    limit: CART_MAX_LINES,
  });
}

/** A line as the contract has it. Prices are zero for those who may not see them (D-37). */
export function lineOf(row: CartRow, now: Date, language: Language, priced: boolean): CartLine {
  const { offer } = row;
  const english = language === 'en';
  return {
    id: row.id,
    productId: offer.productId,
    skuId: offer.skuId,
    listId: offer.list.id,
    intlCode: offer.intlCode,
    name: english ? offer.nameEn : offer.name,
    brandName: offer.brandName,
    color: english ? offer.colorEn : offer.color,
    image: pictureAddress(offer.productId),
    size: offer.size,
    qty: row.qty,
    priceCents: priced ? row.priceCents : 0,
    priceNowCents: priced ? priceOf(offer, row.priceCents) : 0,
    stockQty: offer.stockQty,
    multiSize: offer.multiSize,
    state: stateOf(offer, row, now),
    addedBy: row.addedBy,
    version: row.version,
  };
}
