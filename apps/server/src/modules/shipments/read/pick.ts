import { codes } from '@selvedge/api-spec/codes';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { skus } from '../../../db/schema/products';
import { refuse } from '../../../http/errors';
import { localised } from '../../../messages/translate';
import { type Line, orderIdOfSub } from '../../orders/read/bundle';
import { orderNames } from '../../orders/read/names';
import { viewerOf } from '../../orders/read/viewer';
import { visibleOrder } from '../../orders/read/visible';
import { pictureAddress } from '../../pictures/read/address';
import { todayOf, waitingSub } from './waiting';

/** Returns the pieces of a line that can still be shipped. */
export const openPieces = ({ confirmedQty, shippedQty, closedQty }: Line): number =>
  confirmedQty - shippedQty - closedQty;

/** Compares lines in the order of the shelves: by brand, then code, then size. */
const byShelf = (a: Line, b: Line): number =>
  a.brandName.localeCompare(b.brandName) || a.intlCode.localeCompare(b.intlCode) || a.position - b.position;

/** Returns the pick list of a sub-order: its lines that can be shipped now with their barcodes, and the destination. */
export async function pickList(ctx: Context, id: string) {
  const { order, subs, lines } = await visibleOrder(ctx, await orderIdOfSub(ctx.db, id));
  const sub = subs.find((one) => one.id === id);
  if (sub === undefined) throw refuse(codes.NOT_FOUND);
  const waits = await waitingSub(ctx, id);
  const own = lines.filter((line) => line.subOrderId === id);
  const open = waits === undefined ? [] : own.filter((line) => openPieces(line) > 0).sort(byShelf);
  const labels = await ctx.db
    .select({ id: skus.id, barcode: skus.barcode })
    .from(skus)
    .where(
      inArray(
        skus.id,
        open.map(({ skuId }) => skuId),
      ),
    );
  const barcodes = new Map(labels.map((one) => [one.id, one.barcode]));
  const names = await orderNames(ctx.db, [order], [sub]);
  const { contact, language } = viewerOf(ctx);
  const { country, province, city, district, detail, phone } = order.address;
  return {
    id,
    subNo: sub.subNo,
    orderId: order.id,
    orderNo: order.orderNo,
    customerId: order.buyerId,
    companyName: names.buyers.get(order.buyerId)?.companyName ?? '',
    warehouseId: sub.warehouseId,
    supplierName: names.suppliers.get(sub.supplierId) ?? '',
    openQty: waits?.openQty ?? 0,
    sizes: open.length,
    sentQty: own.reduce((sum, { shippedQty }) => sum + shippedQty, 0),
    shipEstimate: sub.shipEstimate,
    late: sub.shipEstimate < todayOf(ctx),
    mayShip: waits !== undefined && ctx.can('biz:shipment:add'),
    consignee: contact ? order.consignee : '',
    phoneTail: contact ? (/\d{4}$/.exec(phone)?.[0] ?? '') : '',
    place: contact ? [country, province, city, district, detail].filter(Boolean).join(' ') : '',
    lines: open.map((line) => ({
      orderLineId: line.id,
      productId: line.productId,
      skuId: line.skuId,
      barcode: barcodes.get(line.skuId) ?? '',
      intlCode: line.intlCode,
      name: localised(language, line.name, line.nameEn),
      brandName: line.brandName,
      image: pictureAddress(line.productId),
      size: line.size,
      color: localised(language, line.color, line.colorEn),
      openQty: openPieces(line),
    })),
    version: sub.version,
  };
}
