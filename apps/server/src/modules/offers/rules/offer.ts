import type { components } from '@selvedge/api-spec/types';
import type { ListTimes } from '@selvedge/domain/stateMachines/listStatus';
import { type ListMinimum, type OrderLineInput, orderableQty } from '@selvedge/domain/money/minimums';
import type { GoodsKind } from '../../../db/schema/products';
import { isOpen } from './status';

/** What is known of the list goods are offered on. */
export interface OfferedList extends ListMinimum {
  times: ListTimes;
  name: string;
  nameEn: string | null;
  kind: GoodsKind;
  deliveryMethod: 'MAINLAND' | 'HK_MACAO' | 'OVERSEAS';
  /** Its goods do not go to Taiwan. */
  excludeTaiwan: boolean;
  shipDays: number;
  receiveDays: number;
  expectedArrival: string | null;
  depositBp: number | null;
}

/**
 * What the house says of one SKU of one list now. An ordered line wears eight shapes, and a field has one name in all of
 * them: `Product` (contract) → `WantedLine` → `Offer` → `CartLine`, `InquiryItem` (contract) → `OrderLineInput` (rules) →
 * `Line` (stored) → `OrderLine` (contract). `priceCents` is always the price that was seen or agreed, `priceNowCents` the
 * one of the list now.
 */
export interface Offer {
  skuId: string;
  size: string;
  productId: string;
  intlCode: string;
  name: string;
  nameEn: string;
  brandName: string;
  /** The colour that groups pieces of a style for the minimum, whatever it is called. */
  colorId: string;
  color: string;
  colorEn: string;
  multiSize: boolean;
  warehouseId: string;
  supplierId: string;
  /** The list shows the goods; false once they left it. */
  listed: boolean;
  /** The goods were not taken out of the catalogue. */
  inCatalogue: boolean;
  /** The buyer may see the list. */
  visible: boolean;
  /** EUR cents per piece now; null where the price is given on inquiry or the goods are gone. */
  priceNowCents: number | null;
  /** Pieces of the SKU, and of the product over all its sizes, that may still be ordered. */
  stockQty: number;
  productStockQty: number;
  list: OfferedList;
}

/** A line of a cart, a draft or a call with what the house says of it now. */
export type Offered<Own> = Own & { offer: Offer };

/** Why a line can or cannot be ordered, the weightiest first. */
export type OfferState = components['schemas']['CartLineState'];

/** Whether the buyer finds the goods on the list. */
export function isThere({ listed, inCatalogue, visible }: Offer): boolean {
  return listed && inCatalogue && visible;
}

/** Whether pieces may be ordered now: the list is open for this buyer and the goods have a price. */
function isOrderable(offer: Offer, now: Date): boolean {
  return isThere(offer) && offer.priceNowCents !== null && isOpen(offer.list.times, now);
}

/** The state of a line that asks for so many pieces and was shown a price, if it was. */
export function offerState(offer: Offer, line: { qty: number; priceCents?: number }, now: Date): OfferState {
  if (!isOrderable(offer, now)) return 'CLOSED';
  if (line.qty > offer.stockQty) return 'SHORT';
  return line.priceCents === undefined || line.priceCents === offer.priceNowCents ? 'OK' : 'PRICE_CHANGED';
}

/** The price that counts for a line: the one of now, or where there is none the one that was seen. */
export function currentPrice({ priceNowCents }: Offer, seenCents: number = 0): number {
  return priceNowCents ?? seenCents;
}

/** A line for the rules of minimums and totals. */
export function ruleLine(
  offer: Offer,
  line: { qty: number; priceCents?: number; discountCents?: number },
): OrderLineInput {
  return {
    productId: offer.productId,
    listId: offer.list.id,
    intlCode: offer.intlCode,
    color: offer.colorId,
    qty: line.qty,
    priceCents: currentPrice(offer, line.priceCents),
    ...(line.discountCents === undefined ? {} : { discountCents: line.discountCents }),
    multiSize: offer.multiSize,
    productStockQty: offer.productStockQty,
  };
}

/** The same with the pieces that can be ordered now, none of what cannot be: sums count no others. */
export function orderableRuleLine(
  offer: Offer,
  line: { qty: number; priceCents?: number; discountCents?: number },
  now: Date,
): OrderLineInput {
  const qty = isOrderable(offer, now) ? orderableQty(line.qty, offer.stockQty) : 0;
  return ruleLine(offer, { ...line, qty });
}

/** The lists of some offers, each once, in the order of first appearance. */
export function listsOfOffers(offers: readonly Offer[]): OfferedList[] {
  return [...new Map(offers.map(({ list }) => [list.id, list])).values()];
}
