import { codes } from '@selvedge/api-spec/codes';
import { purchaseStep } from '@selvedge/domain/stateMachines/purchaseOrders';
import { run } from '@selvedge/domain/machine/machine';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { purchaseOrderLines, purchaseOrders } from '../../../db/schema/purchasing';
import { HttpRefusal, refuse } from '../../../http/errors';
import { machineActor } from '../../orders/read/bundle';
import type { PurchaseBundle, PurchaseCall, Step, StepContext } from './call';
import { EFFECTS } from './effects';
import { GUARDS } from './guards';

/** Locks a purchase order for a transition; refuses with 40401 when there is none. */
export async function lockPurchase(tx: Tx, id: string): Promise<PurchaseBundle> {
  const [order] = await tx.select().from(purchaseOrders).where(eq(purchaseOrders.id, id)).for('update');
  if (order === undefined) throw refuse(codes.NOT_FOUND);
  const lines = await tx
    .select()
    .from(purchaseOrderLines)
    .where(eq(purchaseOrderLines.purchaseOrderId, id))
    .orderBy(asc(purchaseOrderLines.position));
  return { order, lines };
}

/** Returns the lines with the pieces of a receipt added. */
function received(lines: PurchaseBundle['lines'], { receipt }: Step): PurchaseBundle['lines'] {
  const came = new Map(receipt?.lines.map((one) => [one.id, one]));
  return lines.map((line) => {
    const { goodQty = 0, defectQty = 0 } = came.get(line.id) ?? {};
    return {
      ...line,
      receivedQty: line.receivedQty + goodQty,
      defectQty: line.defectQty + defectQty,
    };
  });
}

/**
 * Applies one transition to a purchase order that the transaction has locked: refuses with 40904 and the allowed actions, runs the guards
 * of the transition and then its effects, by name and in the order of the state machine.
 */
export async function applyPurchaseTransition(
  ctx: StepContext,
  tx: Tx,
  before: PurchaseBundle,
  step: Step,
): Promise<PurchaseBundle> {
  const lines = step.lines ?? received(before.lines, step);
  const done = purchaseStep({ status: before.order.status, lines }, step.action, machineActor(ctx));
  if (!done.ok) {
    if (done.code === codes.NOT_PERMITTED) throw new HttpRefusal(403, done.data);
    throw refuse(codes.STEP_REFUSED, done.data);
  }
  const isWhole = done.subject === 'RECEIVED' && before.order.status !== 'RECEIVED';
  const order = {
    ...before.order,
    ...step.order,
    status: done.subject,
    receivedAt: isWhole ? ctx.now : before.order.receivedAt,
    version: before.order.version + 1,
    updatedAt: ctx.now,
  };
  const call: PurchaseCall = { ctx, tx, step, before, after: { order, lines }, shortages: [] };
  await run(done.row.guards, GUARDS, call);
  await run(done.row.effects, EFFECTS, call);
  return call.after;
}
