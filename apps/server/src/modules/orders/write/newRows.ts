import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { makeSubNumber } from '@selvedge/domain/orders/orderNumbers';
import { estimateDay } from '@selvedge/domain/time/dates';
import { newId } from '../../../db/ids';
import type { orderLines, subOrders } from '../../../db/schema/orders';
import type { Offer, OfferedList } from '../../offers/rules/offer';

/** What a line keeps of its goods as they are when it is written. */
export type LineGoods = Pick<
  Offer,
  | 'productId'
  | 'skuId'
  | 'intlCode'
  | 'name'
  | 'nameEn'
  | 'brandName'
  | 'color'
  | 'colorEn'
  | 'size'
  | 'multiSize'
>;

/** Pieces of some goods at a price, EUR cents. */
export interface NewLine {
  offer: LineGoods;
  qty: number;
  priceCents: number;
  discountCents?: number;
  note?: string;
}

/** A line as a sub-order keeps it: names and price are copies, later changes of the goods do not touch it. */
export function newLine(
  place: Pick<typeof orderLines.$inferInsert, 'orderId' | 'subOrderId' | 'position'>,
  { offer, qty, priceCents, discountCents = 0, note }: NewLine,
) {
  const { productId, skuId, intlCode, name, nameEn, brandName, color, colorEn, size, multiSize } = offer;
  return {
    ...place,
    id: newId(),
    productId,
    skuId,
    intlCode,
    name,
    nameEn,
    brandName,
    color,
    colorEn,
    size,
    multiSize,
    askedQty: qty,
    priceCents,
    discountCents,
    note: note ?? null,
  } satisfies typeof orderLines.$inferInsert;
}

/** Where the goods of a sub-order come from. */
export interface SubSource {
  listId: string;
  offer: Pick<Offer, 'warehouseId' | 'supplierId'> & { list: Pick<OfferedList, 'shipDays' | 'receiveDays'> };
}

/** A sub-order but for its states: its number and when its goods are expected to leave and to arrive. */
export function newSub(
  { orderNo, ...place }: { id: string; orderId: string; orderNo: string; position: number },
  { listId, offer }: SubSource,
  now: Date,
) {
  const { shipDays, receiveDays } = offer.list;
  return {
    ...place,
    subNo: makeSubNumber(orderNo, place.position),
    listId,
    warehouseId: offer.warehouseId,
    supplierId: offer.supplierId,
    shipEstimate: estimateDay(now.toISOString(), shipDays, BUSINESS_TIME_ZONE),
    receiveEstimate: estimateDay(now.toISOString(), receiveDays, BUSINESS_TIME_ZONE),
    createdAt: now,
    updatedAt: now,
  } satisfies Partial<typeof subOrders.$inferInsert>;
}
