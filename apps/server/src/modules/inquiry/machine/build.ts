import { HOUSE_TIME_ZONE } from '@selvedge/domain/constants';
import { estimateDay } from '@selvedge/domain/time/dates';
import type { Totals } from '@selvedge/domain/money/minimums';
import { newOrder } from '@selvedge/domain/orders/orderMachine';
import { makeSubNumber } from '@selvedge/domain/orders/orderNumbers';
import { parentOf } from '@selvedge/domain/orders/orderStates';
import { newId } from '../../../db/ids';
import type { OrderAddress, orderLines, orders, PaymentMethod, subOrders } from '../../../db/schema/orders';
import { type OfferedLine, priceNow } from '../read/lines';

/** What an inquiry is made of once everything was checked. */
export interface InquiryParts {
  orderNo: string;
  buyer: { id: string; teamId: string | null; salespersonId: string | null };
  lines: readonly OfferedLine[];
  totals: Totals;
  address: OrderAddress;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark: string | null;
  now: Date;
}

/** Rows of a new order, ready to insert. */
export interface NewOrderRows {
  order: typeof orders.$inferInsert;
  subs: (typeof subOrders.$inferInsert)[];
  lines: (typeof orderLines.$inferInsert)[];
}

/** Lines by list, warehouse and supplier: one sub-order each, in the order of first appearance (D-67). */
export function splitLines(lines: readonly OfferedLine[]): OfferedLine[][] {
  const groups = new Map<string, OfferedLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.listId, line.offer.warehouseId, line.offer.supplierId]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

function lineRow(orderId: string, subOrderId: string, line: OfferedLine, position: number) {
  const { productId, skuId, intlCode, name, nameEn, brandName, color, colorEn, size, multiSize } = line.offer;
  return {
    id: newId(),
    orderId,
    subOrderId,
    position,
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
    askedQty: line.qty,
    priceCents: priceNow(line),
    note: line.note ?? null,
  };
}

/** Makes the rows of an inquiry as M-T1 leaves it: waiting for the platform, surcharge as computed at submit (D-18). */
export function buildOrder(parts: InquiryParts): NewOrderRows {
  const { buyer, totals, now, address } = parts;
  const orderId = newId();
  const groups = splitLines(parts.lines);
  const state = newOrder('buyer', groups.length);
  const rows: NewOrderRows = {
    order: {
      id: orderId,
      orderNo: parts.orderNo,
      kind: parts.lines[0]?.offer.list.kind ?? 'SPOT',
      buyerId: buyer.id,
      teamId: buyer.teamId,
      salespersonId: buyer.salespersonId,
      ...parentOf(state),
      paymentStatus: state.payment,
      address,
      consignee: address.realName,
      paymentMethod: parts.paymentMethod,
      remark: parts.remark,
      notifyUserIds: parts.notifyUserIds,
      askedQty: totals.qty,
      askedValueCents: totals.goodsCents,
      goodsCents: totals.goodsCents,
      discountCents: totals.discountCents,
      submitSurchargeBp: totals.surchargeBp,
      submitSurchargeCents: totals.surchargeCents,
      surchargeBp: totals.surchargeBp,
      surchargeCents: totals.surchargeCents,
      payableCents: totals.payableCents,
      expectedArrival: parts.lines[0]?.offer.list.expectedArrival ?? null,
      depositBp: parts.lines[0]?.offer.list.depositBp ?? null,
      createdAt: now,
      updatedAt: now,
    },
    subs: [],
    lines: [],
  };
  for (const [index, group] of groups.entries()) {
    const [first] = group;
    const states = state.subs[index];
    if (first === undefined || states === undefined) continue;
    const subId = newId();
    rows.subs.push({
      id: subId,
      subNo: makeSubNumber(parts.orderNo, index + 1),
      orderId,
      position: index + 1,
      listId: first.listId,
      warehouseId: first.offer.warehouseId,
      supplierId: first.offer.supplierId,
      ...states,
      shipEstimate: estimateDay(now.toISOString(), first.offer.list.shipDays, HOUSE_TIME_ZONE),
      receiveEstimate: estimateDay(now.toISOString(), first.offer.list.receiveDays, HOUSE_TIME_ZONE),
      createdAt: now,
      updatedAt: now,
    });
    rows.lines.push(...group.map((line, at) => lineRow(orderId, subId, line, at + 1)));
  }
  return rows;
}
