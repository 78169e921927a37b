import type { components } from '@selvedge/api-spec/types';
import type { ListTimes } from '@selvedge/domain/stateMachines/listStatus';
import { type ListMinimum, type OrderLineInput, orderableQty } from '@selvedge/domain/money/minimums';
import type { ProductKind } from '../../../db/schema/products';
import { isOpen } from './status';

/** List on which a product is offered, with the fields that the rules need. */
export interface OfferedList extends ListMinimum {
  times: ListTimes;
  name: string;
  nameEn: string | null;
  kind: ProductKind;
  deliveryMethod: 'MAINLAND' | 'HK_MACAO' | 'OVERSEAS';
  /** Whether its parcels do not go to Taiwan. */
  excludeTaiwan: boolean;
  shipDays: number;
  receiveDays: number;
  expectedArrival: string | null;
  depositBp: number | null;
}

/**
 * Current offer of one SKU on one list. An ordered line has eight forms, and a field has the same name in all of them: `Product` (contract)
 * → `WantedLine` → `Offer` → `CartLine`, `InquiryItem` (contract) → `OrderLineInput` (rules) → `Line` (stored) → `OrderLine` (contract).
 * `priceCents` is always the price that was seen or agreed, `priceNowCents` the current one of the list.
 */
export interface Offer {
  skuId: string;
  size: string;
  productId: string;
  intlCode: string;
  name: string;
  nameEn: string;
  brandName: string;
  /** Colour id, by which the rules group the pieces of a style for the minimum, independent of the colour's name. */
  colorId: string;
  color: string;
  colorEn: string;
  multiSize: boolean;
  warehouseId: string;
  supplierId: string;
  /** Whether the product is on the list; false after it was removed. */
  listed: boolean;
  /** Whether the product is not deleted. */
  inCatalogue: boolean;
  /** Whether the buyer may see the list. */
  visible: boolean;
  /** Current price in EUR cents per piece; null for a price on inquiry or a removed product. */
  priceNowCents: number | null;
  /** Pieces of the SKU, and of the product over all its sizes, that may still be ordered. */
  stockQty: number;
  productStockQty: number;
  list: OfferedList;
}

/** Line of a cart, a draft or a call with its current offer. */
export type Offered<Own> = Own & { offer: Offer };

/** State of a line that says whether and why it cannot be ordered; the most important reason comes first. */
export type OfferState = components['schemas']['CartLineState'];

/** Returns whether the buyer finds the product on the list. */
export function isThere({ listed, inCatalogue, visible }: Offer): boolean {
  return listed && inCatalogue && visible;
}

/** Returns whether pieces may be ordered now: the list is open for this buyer and the product has a price. */
function isOrderable(offer: Offer, now: Date): boolean {
  return isThere(offer) && offer.priceNowCents !== null && isOpen(offer.list.times, now);
}

/** Returns the state of a line with its quantity and, if it was shown, its price. */
export function offerState(offer: Offer, line: { qty: number; priceCents?: number }, now: Date): OfferState {
  if (!isOrderable(offer, now)) return 'CLOSED';
  if (line.qty > offer.stockQty) return 'SHORT';
  return line.priceCents === undefined || line.priceCents === offer.priceNowCents ? 'OK' : 'PRICE_CHANGED';
}

/** Returns the price that counts for a line: the current one, or without one the price that was seen. */
export function currentPrice({ priceNowCents }: Offer, seenCents: number = 0): number {
  return priceNowCents ?? seenCents;
}

/** Returns a line as the rules of minimums and totals take it. */
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

/** Returns a line for the rules with the pieces that can be ordered now, zero for a line that cannot be ordered: sums count no others. */
export function orderableRuleLine(
  offer: Offer,
  line: { qty: number; priceCents?: number; discountCents?: number },
  now: Date,
): OrderLineInput {
  const qty = isOrderable(offer, now) ? orderableQty(line.qty, offer.stockQty) : 0;
  return ruleLine(offer, { ...line, qty });
}

/** Returns the lists of some offers, each once, in the order of first appearance. */
export function listsOfOffers(offers: readonly Offer[]): OfferedList[] {
  return [...new Map(offers.map(({ list }) => [list.id, list])).values()];
}
