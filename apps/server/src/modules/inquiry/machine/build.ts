import type { PaymentMethod } from '@selvedge/domain/money/paymentMethods';
import type { Totals } from '@selvedge/domain/money/minimums';
import { newOrder } from '@selvedge/domain/orders/orderMachine';
import { parentOf } from '@selvedge/domain/orders/orderStates';
import { newId } from '../../../db/ids';
import type { OrderAddress } from '../../../db/schema/orders';
import type { NewOrderRows } from '../../orders/write/insert';
import { newLine, newSub } from '../../orders/write/newRows';
import { type OfferedLine, priceNow } from '../read/lines';

/** Parts of which an order is built after all checks. */
export interface InquiryParts {
  orderNo: string;
  /** Side of the transition that creates the order: submitted by a buyer, or added by staff. */
  by: 'buyer' | 'staff';
  /** Terms of futures products entered by staff; otherwise those of the list. */
  terms: { expectedArrival?: string; depositBp?: number };
  buyer: { id: string; teamId: string | null; salespersonId: string | null };
  lines: readonly OfferedLine[];
  totals: Totals;
  address: OrderAddress;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark: string | null;
  now: Date;
}

/** Groups lines by list, warehouse and supplier, one group per sub-order, in the order of first appearance. */
export function splitLines(lines: readonly OfferedLine[]): OfferedLine[][] {
  const groups = new Map<string, OfferedLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.listId, line.offer.warehouseId, line.offer.supplierId]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** Builds the rows of an order as its submission leaves it: waiting for the other side, with the surcharge computed at submission. */
export function buildOrder(parts: InquiryParts): NewOrderRows {
  const { buyer, totals, now, address } = parts;
  const orderId = newId();
  const groups = splitLines(parts.lines);
  const state = newOrder(parts.by, groups.length);
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
      expectedArrival: parts.terms.expectedArrival ?? parts.lines[0]?.offer.list.expectedArrival ?? null,
      depositBp: parts.terms.depositBp ?? parts.lines[0]?.offer.list.depositBp ?? null,
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
      ...newSub({ id: subId, orderId, orderNo: parts.orderNo, position: index + 1 }, first, now),
      ...states,
    });
    rows.lines.push(
      ...group.map((line, at) =>
        newLine({ orderId, subOrderId: subId, position: at + 1 }, { ...line, priceCents: priceNow(line) }),
      ),
    );
  }
  return rows;
}
