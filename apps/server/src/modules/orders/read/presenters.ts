import { discountOf, piecesOf, platformHasConfirmed } from '@selvedge/domain/orders/orderPieces';
import type { components } from '@selvedge/api-spec/types';
import { nextThreshold } from '@selvedge/domain/money/minimums';
import { lineCents, sumCents } from '@selvedge/domain/money/money';
import type { CompletionDays } from '@selvedge/domain/orders/completion';
import { type Actor, allowedActions, subActions } from '@selvedge/domain/orders/orderMachine';
import { type Confirmation, CONFIRMATIONS } from '@selvedge/domain/orders/orderStates';
import type { Outgoing } from '../../../http/outgoing';
import type { Language } from '../../../http/messages';
import { localised } from '../../../messages/translate';
import { pictureAddress } from '../../pictures/read/address';
import { type Line, type Order, type OrderBundle, orderState, type Sub } from './bundle';
import type { Names } from './names';

type Schemas = components['schemas'];

/** Recipient of a response: permissions, visible fields and language. */
export interface Viewer {
  actor: Actor;
  language: Language;
  /** Whether amounts are shown. */
  priced: boolean;
  /** Whether contact data of people and delivery addresses are shown. */
  contact: boolean;
  /** Days after which sub-orders complete automatically; null when they do not, absent where it is not shown. */
  completion?: CompletionDays | null;
}

/** Returns the name of a list in a language. */
function listName(names: Names, id: string, language: Language): string {
  const list = names.lists.get(id);
  return list === undefined ? '' : localised(language, list.name, list.nameEn);
}

/** Returns the view of an order line with its four quantities. */
function orderLineView(
  sub: Sub,
  line: Line,
  lockedQty: number,
  language: Language,
): Outgoing<Schemas['OrderLine']> {
  const pieces = piecesOf(sub, line);
  const discountCents = discountOf(line, pieces);
  return {
    ...line,
    name: localised(language, line.name, line.nameEn),
    color: localised(language, line.color, line.colorEn),
    image: pictureAddress(line.productId),
    lockedQty,
    outOfStockQty: (platformHasConfirmed(sub) ? line.askedQty - line.confirmedQty : 0) + line.closedQty,
    discountCents,
    lineCents: lineCents(line.priceCents, pieces, discountCents),
  };
}

/** Returns the view of a sub-order with its own lines. The surcharge is counted on the order only. */
export function subOrderView(
  bundle: OrderBundle,
  sub: Sub,
  names: Names,
  locks: ReadonlyMap<string, number>,
  { actor, language }: Viewer,
): Outgoing<Schemas['SubOrder']> {
  const lines = bundle.lines.filter((line) => line.subOrderId === sub.id);
  const goodsCents = sumCents(lines.map((line) => lineCents(line.priceCents, piecesOf(sub, line))));
  const discountCents = sumCents(lines.map((line) => discountOf(line, piecesOf(sub, line))));
  const staff = actor.side === 'staff';
  return {
    id: sub.id,
    subNo: sub.subNo,
    orderId: sub.orderId,
    listId: sub.listId,
    listName: listName(names, sub.listId, language),
    warehouseId: sub.warehouseId,
    supplierId: staff ? sub.supplierId : null,
    supplierName: staff ? (names.suppliers.get(sub.supplierId) ?? '') : null,
    confirmation: sub.confirmation,
    shipping: sub.shipping,
    cancelled: sub.cancelled,
    cancelReason: sub.cancelReason,
    lines: lines.map((line) => orderLineView(sub, line, locks.get(line.id) ?? 0, language)),
    totals: {
      qty: lines.reduce((sum, line) => sum + piecesOf(sub, line), 0),
      goodsCents,
      discountCents,
      surchargeBp: 0,
      surchargeCents: 0,
      payableCents: goodsCents - discountCents,
      violations: [],
    },
    shipEstimate: sub.shipEstimate,
    receiveEstimate: sub.receiveEstimate,
    confirmedAt: sub.confirmedAt,
    acknowledgedAt: sub.acknowledgedAt,
    receivedAt: sub.receivedAt,
    comment: sub.comment,
    shortageDiffCents: sub.shortageDiffCents,
    actions: subActions(orderState(bundle.order, bundle.subs), bundle.subs.indexOf(sub), actor),
    version: sub.version,
  };
}

function confirmationCounts(subs: readonly Sub[]): Schemas['ConfirmationSummary'] {
  const live = subs.filter((sub) => !sub.cancelled);
  const counts = CONFIRMATIONS.map(
    (confirmation) => [confirmation, live.filter((sub) => sub.confirmation === confirmation).length] as const,
  );
  return {
    ...(Object.fromEntries(counts) as Record<Confirmation, number>),
    cancelled: subs.length - live.length,
  };
}

/** Returns the view of an order in a table; customer, team and salesperson for staff only. */
export function orderRowView(
  order: Order,
  subs: readonly Sub[],
  names: Names,
  { actor, language, contact }: Viewer,
): Outgoing<Schemas['OrderRow']> {
  const orderer = names.buyers.get(order.buyerId);
  const staff = actor.side === 'staff';
  const listIds = [...new Set(subs.map((sub) => sub.listId))];
  return {
    id: order.id,
    orderNo: order.orderNo,
    kind: order.kind,
    status: order.status,
    flow: order.flow,
    confirmation: confirmationCounts(subs),
    paymentStatus: order.paymentStatus,
    ordererNickname: orderer?.nickname ?? '',
    ordererPhone: orderer === undefined || !contact ? '' : `${orderer.areaCode} ${orderer.phone}`.trim(),
    consignee: contact ? order.consignee : '',
    lists: listIds.map((id) => ({ id, name: listName(names, id, language) })),
    createdAt: order.createdAt,
    confirmedAt: order.confirmedAt,
    askedValueCents: order.askedValueCents,
    askedQty: order.askedQty,
    confirmedValueCents: order.confirmedValueCents,
    confirmedQty: order.confirmedQty,
    paidCents: order.paidCents,
    discountCents: order.discountCents,
    payableCents: order.payableCents,
    customerId: staff ? order.buyerId : null,
    companyName: staff ? (orderer?.companyName ?? '') : null,
    teamName: staff && order.teamId !== null ? (names.teams.get(order.teamId) ?? null) : null,
    salesmanName:
      staff && order.salespersonId !== null ? (names.staff.get(order.salespersonId) ?? null) : null,
    actions: allowedActions(orderState(order, subs), actor),
    subs: subs.map(({ id, subNo, confirmation, shipping, cancelled }) => ({
      id,
      subNo,
      confirmation,
      shipping,
      cancelled,
    })),
  };
}

/** Returns the sums of an order as they are stored; of a cancelled order, what it was worth. */
export function totalsView({ order, subs, lines, tiers }: OrderBundle): Schemas['Totals'] {
  const live = new Map(
    subs.filter((sub) => order.status === 'CANCELLED' || !sub.cancelled).map((sub) => [sub.id, sub]),
  );
  const qty = lines.reduce((sum, line) => {
    const sub = live.get(line.subOrderId);
    return sub === undefined ? sum : sum + piecesOf(sub, line);
  }, 0);
  const next =
    order.frozenAt === null && qty > 0
      ? nextThreshold(order.goodsCents - order.discountCents, tiers)
      : undefined;
  return {
    qty,
    goodsCents: order.goodsCents,
    discountCents: order.discountCents,
    surchargeBp: order.surchargeBp,
    surchargeCents: order.surchargeCents,
    ...(order.freightCents === null ? {} : { freightCents: order.freightCents }),
    ...(order.creditCents === null ? {} : { creditCents: order.creditCents }),
    payableCents: order.payableCents,
    ...(next !== undefined && next.surchargeBp < order.surchargeBp ? { nextThreshold: next } : {}),
    violations: [],
  };
}
