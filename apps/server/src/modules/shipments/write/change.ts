import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, eq, isNull, max, ne } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { shipments } from '../../../db/schema/fulfilment';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { ownerOfCustomer } from '../../auth/access/dataScope';
import { applyTransition } from '../../orders/machine/step';
import { announceOrder } from '../../orders/notices/notify';
import type { OrderBundle } from '../../orders/read/bundle';
import type { ShipmentRow } from '../../orders/read/shipments';
import { lockOrder } from '../../orders/write/lock';
import { checkOwnFiles } from '../../upload/files/own';
import { staffShipment } from '../read/staffShipments';
import { checkPacking, pastMoment, piecesByLine } from './packing';

type Schemas = components['schemas'];

const MOST_EVENTS = 500;

interface LockedShipment {
  bundle: OrderBundle;
  shipment: ShipmentRow;
}

async function byId(tx: Tx, id: string): Promise<ShipmentRow> {
  const [found] = await tx.select().from(shipments).where(eq(shipments.id, id));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** Locks the order of a shipment; refuses with 40901 another version, with 40904 a voided or received shipment. */
export async function lockShipment(
  ctx: Context,
  tx: Tx,
  id: string,
  version?: number,
): Promise<LockedShipment> {
  const bundle = await lockOrder(ctx, tx, (await byId(tx, id)).orderId);
  const shipment = await byId(tx, id);
  if (version !== undefined && shipment.version !== version) {
    throw refuse(codes.CHANGED_MEANWHILE, {
      current: { ...(await staffShipment(ctx, tx, shipment)) },
      changedAt: (shipment.voidedAt ?? shipment.shippedAt).toISOString(),
    });
  }
  const sub = bundle.subs.find((one) => one.id === shipment.subOrderId);
  if (shipment.voidedAt !== null) throw refuse(codes.STEP_REFUSED, { from: 'VOIDED', allowed: [] });
  if (sub?.shipping === 'RECEIVED') throw refuse(codes.STEP_REFUSED, { from: 'RECEIVED', allowed: [] });
  return { bundle, shipment };
}

/** Stores a change of a locked shipment with its operation record, and announces it. */
export async function store(
  ctx: Context,
  tx: Tx,
  { bundle, shipment }: LockedShipment,
  action: 'edit' | 'addEvent',
  change: Partial<ShipmentRow>,
) {
  const [done] = await tx
    .update(shipments)
    .set({ ...change, version: shipment.version + 1 })
    .where(eq(shipments.id, shipment.id))
    .returning();
  if (done === undefined) throw new Error('the consignment is gone');
  const { actor, now: at } = ctx;
  await record(tx, {
    entity: 'shipment',
    entityId: done.id,
    action,
    actor,
    before: shipment,
    after: done,
    at,
  });
  const { order } = bundle;
  const subOrderIds = [shipment.subOrderId];
  await announceOrder(tx, order, { action: 'ship', subOrderIds }, await ownerOfCustomer(tx, order.buyerId));
  return staffShipment(ctx, tx, done);
}

/** Changes courier, numbers, packing and files of a shipment; every line keeps its pieces. */
export function editShipment(ctx: Context, id: string, input: Schemas['StaffShipmentEditInput']) {
  const { courier, trackingNo, packingQty, packages, fileIds } = input;
  return ctx.inTransaction(async (tx) => {
    const locked = await lockShipment(ctx, tx, id, input.version);
    const before = piecesByLine(locked.shipment.packages);
    checkPacking(ctx, input, new Set(before.keys()));
    const now = piecesByLine(packages);
    if ([...before].some(([lineId, qty]) => now.get(lineId) !== qty))
      throw invalid({ packages: translate(ctx.language, 'shipments.pieces') });
    const added = fileIds.filter((fileId) => !locked.shipment.attachmentFileIds.includes(fileId));
    await checkOwnFiles(ctx, tx, added);
    const shippedAt = pastMoment(ctx, 'shippedAt', input.shippedAt);
    const change = {
      courier,
      trackingNo,
      phoneTail: input.phoneTail ?? locked.shipment.phoneTail,
      packingQty,
      packages,
      attachmentFileIds: fileIds,
      shippedAt,
    };
    return store(ctx, tx, locked, 'edit', change);
  });
}

/** Adds a tracking event; with `delivered` the waiting time for the receipt begins. */
export function addEvent(ctx: Context, id: string, input: Schemas['StaffShipmentEventInput']) {
  return ctx.inTransaction(async (tx) => {
    const locked = await lockShipment(ctx, tx, id);
    const { events, shippedAt, deliveredAt } = locked.shipment;
    if (events.length >= MOST_EVENTS) throw invalid({ text: translate(ctx.language, 'shipments.events') });
    const at = pastMoment(ctx, 'at', input.at, shippedAt);
    const { text, place } = input;
    const event = {
      at: at.toISOString(),
      text,
      source: 'STAFF' as const,
      ...(place === undefined ? {} : { place }),
    };
    const delivered = input.delivered ? at : deliveredAt;
    return store(ctx, tx, locked, 'addEvent', { events: [...events, event], deliveredAt: delivered });
  });
}

/** Voids a shipment, which then counts as never sent: its pieces are on hand and locked again. */
export function voidShipment(
  ctx: Context,
  id: string,
  input: Schemas['StaffShipmentVoidInput'],
): Promise<null> {
  const reason = input.reason.trim();
  return ctx.inTransaction(async (tx) => {
    const { bundle, shipment } = await lockShipment(ctx, tx, id, input.version);
    const { subOrderId } = shipment;
    const back = piecesByLine(shipment.packages);
    const lines = bundle.lines.filter((line) => line.subOrderId === subOrderId);
    const left = lines.map(({ id: lineId, shippedQty }) => ({
      id: lineId,
      shippedQty: shippedQty - (back.get(lineId) ?? 0),
    }));
    const others = and(
      eq(shipments.orderId, shipment.orderId),
      ne(shipments.id, id),
      isNull(shipments.voidedAt),
    );
    const [last] = await tx
      .select({ at: max(shipments.shippedAt) })
      .from(shipments)
      .where(others);
    await applyTransition(ctx, tx, bundle, {
      action: 'voidShipment',
      subId: subOrderId,
      outcome: left.some(({ shippedQty }) => shippedQty > 0) ? 'PARTIAL' : 'NONE',
      lines: new Map(left.map(({ id: lineId, shippedQty }) => [lineId, { shippedQty }])),
      order: { shippedAt: last?.at ?? null },
      note: reason,
    });
    await tx
      .update(shipments)
      .set({ voidedAt: ctx.now, voidReason: reason, version: shipment.version + 1 })
      .where(eq(shipments.id, id));
    return null;
  });
}
