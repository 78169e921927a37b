import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import { shipments } from '../../../db/schema/fulfilment';
import { withoutPrices } from '../../../http/withoutPrices';
import { translate } from '../../../messages/translate';
import { creditBalance } from '../../credit/read';
import { applyTransition } from '../../orders/machine/step';
import type { Line } from '../../orders/read/bundle';
import { subOrderOf } from '../../orders/read/detail';
import { viewerOf } from '../../orders/read/viewer';
import { linesOfSub, lockSub } from '../../orders/write/lock';
import { nextNumber } from '../../orders/write/numbers';
import { checkOwnFiles } from '../../upload/files/own';
import { openPieces } from '../read/pick';
import { staffShipment } from '../read/staffShipments';
import { checkPacking, pastMoment, piecesByLine } from './packing';

type Schemas = components['schemas'];

/** Ships pieces of a sub-order: they are no longer locked nor on hand. */
export function shipSub(ctx: Context, input: Schemas['StaffShipmentInput']) {
  const { subOrderId, fileIds, packages, packingQty, courier, trackingNo, phoneTail } = input;
  return ctx.inTransaction(async (tx) => {
    const locked = await lockSub(ctx, tx, subOrderId, { action: 'ship' });
    const lines = linesOfSub(locked);
    checkPacking(ctx, input, new Set(lines.map(({ id }) => id)));
    const shippedAt = pastMoment(ctx, 'shippedAt', input.shippedAt);
    await checkOwnFiles(ctx, tx, fileIds);
    const pieces = piecesByLine(packages);
    const isWhole = lines.every((line) => openPieces(line) === (pieces.get(line.id) ?? 0));
    const { order } = await applyTransition(ctx, tx, locked.bundle, {
      action: 'ship',
      subId: subOrderId,
      outcome: isWhole ? 'SHIPPED' : 'PARTIAL',
      lines: new Map(
        lines.map(({ id, shippedQty }) => [id, { shippedQty: shippedQty + (pieces.get(id) ?? 0) }]),
      ),
      order: { shippedAt },
    });
    const [made] = await tx
      .insert(shipments)
      .values({
        id: newId(),
        shipmentNo: await nextNumber(ctx, 'S', ctx.now),
        orderId: order.id,
        subOrderId,
        courier,
        trackingNo,
        phoneTail,
        packingQty,
        packages,
        attachmentFileIds: fileIds,
        shippedAt,
        createdBy: ctx.actor.name,
        createdAt: ctx.now,
      })
      .returning();
    if (made === undefined) throw new Error('the consignment was not written');
    return staffShipment(ctx, tx, made);
  });
}

/** Returns the outcome of closing pieces: more can be shipped, all is shipped or closed, or nothing was ever shipped. */
function closedOutcome(lines: readonly Line[], closed: ReadonlyMap<string, number>) {
  if (lines.some((line) => openPieces(line) > (closed.get(line.id) ?? 0))) return 'REST_OPEN';
  return lines.some(({ shippedQty }) => shippedQty > 0) ? 'REST_CLOSED' : 'NOTHING_SHIPPED';
}

/** Closes pieces of a sub-order that will not be shipped any more: their paid value becomes credit of the team. */
export function closeShort(ctx: Context, subId: string, input: Schemas['CloseShortInput']) {
  return ctx.inTransaction(async (tx) => {
    const locked = await lockSub(ctx, tx, subId, { action: 'closeShort', version: input.version });
    const lines = linesOfSub(locked);
    const named = new Map(input.lines.map((line) => [line.id, line]));
    const packages = [{ no: 1, items: input.lines.map(({ id, qty }) => ({ orderLineId: id, qty })) }];
    checkPacking(ctx, { packingQty: 1, packages }, new Set(lines.map(({ id }) => id)));
    const closed = piecesByLine(packages);
    const reasons = [...new Set(input.lines.map(({ shortageReason }) => shortageReason))];
    const words = reasons.map((reason) => translate(ctx.language, `dictionaries.shortage_reason.${reason}`));
    const done = await applyTransition(ctx, tx, locked.bundle, {
      action: 'closeShort',
      subId,
      outcome: closedOutcome(lines, closed),
      lines: new Map(
        lines.flatMap((line) => {
          const one = named.get(line.id);
          if (one === undefined) return [];
          const closedQty = line.closedQty + (closed.get(line.id) ?? 0);
          return [[line.id, { closedQty, shortageReason: one.shortageReason }]];
        }),
      ),
      note: input.note?.trim() || words.join(' '),
    });
    const shape = await subOrderOf(tx, done, subId, viewerOf(ctx), ctx.now);
    const { teamId } = done.order;
    const diffCents = shape.shortageDiffCents - locked.sub.shortageDiffCents;
    const creditBalanceCents = teamId === null ? null : await creditBalance(tx, teamId);
    const answer = { subOrder: shape, diffCents, creditBalanceCents };
    return viewerOf(ctx).priced ? answer : withoutPrices(answer);
  });
}
