import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { makeSubNumber } from '@selvedge/domain/orders/orderNumbers';
import { estimateDay } from '@selvedge/domain/time/dates';
import { newId } from '../../../db/ids';
import type { orderLines, subOrders } from '../../../db/schema/orders';
import type { Offer, OfferedList } from '../../offers/rules/offer';

/** Product fields that an order line copies when it is written. */
export type LineProduct = Pick<
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

/** Pieces of a product at a price, EUR cents. */
export interface NewLine {
  offer: LineProduct;
  qty: number;
  priceCents: number;
  discountCents?: number;
  note?: string;
}

/** Returns the row of a new order line. Names and price are copies: later changes of the product do not affect it. */
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

/** Source of the products of a sub-order: list, warehouse and supplier. */
export interface SubSource {
  listId: string;
  offer: Pick<Offer, 'warehouseId' | 'supplierId'> & { list: Pick<OfferedList, 'shipDays' | 'receiveDays'> };
}

/** Returns the row of a new sub-order without its states: with its number and the estimated days of shipping and receipt. */
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
