import { codes } from '@selvedge/api-spec/codes';
import type { OrderAction } from '@selvedge/domain/orders/orderActions';
import { transition } from '@selvedge/domain/orders/orderMachine';
import { isFinal, parentOf, paymentStatus } from '@selvedge/domain/orders/orderStates';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import type { Tx } from '../../db/pool';
import { record } from '../../db/records';
import { teams } from '../../db/schema/accounts';
import { HttpRefusal, refuse } from '../../http/errors';
import { settleAmounts } from './amounts';
import { type Line, machineActor, type Order, type OrderBundle, stateOf, type Sub } from './bundle';
import { changesOf } from './changes';
import { ratesNow } from './rates';
import { saveBundle } from './save';
import { syncLocks } from './stockLocks';
import { announceOrder, announceStock, noticeStep } from './tell';

/** One step of the machine with what it changes besides the states. */
export interface Step {
  action: OrderAction;
  /** The sub-order it is done to; the whole order when absent. */
  subId?: string;
  /** Name of the outcome where the table has several. */
  outcome?: string;
  /** Fields of the sub-orders it is done to. */
  sub?: Partial<Sub>;
  /** Fields of lines by line id. */
  lines?: ReadonlyMap<string, Partial<Line>>;
  /** Fields of the order. */
  order?: Partial<Order>;
  /** Reason or comment: stands in the records and the notices. */
  note?: string;
}

type StepContext = Pick<Context, 'actor' | 'maybeBuyer' | 'maybeStaff' | 'now'>;

/** What was paid above what is due after a cancel becomes team credit, or a refund on record without a team (D-22). */
async function creditExcess(tx: Tx, order: Order, due: number): Promise<Record<string, number>> {
  const excess = Math.max(0, order.paidCents - due);
  if (excess === 0) return {};
  if (order.teamId === null) return { refundCents: excess };
  await tx
    .update(teams)
    .set({ creditBalanceCents: sql`${teams.creditBalanceCents} + ${excess}` })
    .where(eq(teams.id, order.teamId));
  return { creditCents: excess };
}

/** Whether a step may be done now; refuses with 40904 and what is allowed instead, or for lack of permission. */
export function checkStep(
  ctx: StepContext,
  bundle: OrderBundle,
  step: Pick<Step, 'action' | 'subId' | 'outcome'>,
) {
  const at = step.subId === undefined ? undefined : bundle.subs.findIndex(({ id }) => id === step.subId);
  const attempt = { sub: at, outcome: step.outcome };
  const result = transition(stateOf(bundle.order, bundle.subs), step.action, machineActor(ctx), attempt);
  if (result.ok) return { result, at };
  if (result.code === codes.NOT_PERMITTED && ctx.maybeStaff !== null) throw new HttpRefusal(403, result.data);
  throw refuse(result.code, result.data);
}

/**
 * Does one step of the one machine table (part 3) to an order that is held by the transaction: refuses with 40904 and
 * what is allowed instead, brings locks, sums, freeze and payment in line, raises the versions, writes the record and
 * tells whom it concerns. Answers the order as it is then.
 */
export async function takeStep(
  ctx: StepContext,
  tx: Tx,
  bundle: OrderBundle,
  step: Step,
): Promise<OrderBundle> {
  const { result, at } = checkStep(ctx, bundle, step);
  const { now } = ctx;
  const subs = bundle.subs.map((sub, index): Sub => {
    const states = result.order.subs[index];
    if (states === undefined || sub.cancelled || (at !== undefined && at !== index)) return sub;
    const confirmedNow = states.confirmation === 'CONFIRMED' && sub.confirmation !== 'CONFIRMED';
    const confirmedAt = states.confirmation === 'CONFIRMED' ? (confirmedNow ? now : sub.confirmedAt) : null;
    return { ...sub, confirmedAt, ...step.sub, ...states, version: sub.version + 1, updatedAt: now };
  });
  const lines = bundle.lines.map((line) => ({ ...line, ...step.lines?.get(line.id) }));
  const thawed = result.unfreeze ? { frozenAt: null, confirmedAt: null, rates: [] } : {};
  const order: Order = { ...bundle.order, ...step.order, ...thawed, updatedAt: now };
  order.version += 1;
  Object.assign(order, settleAmounts({ order, subs, lines }));
  if (result.freeze) Object.assign(order, { frozenAt: now, confirmedAt: now, rates: await ratesNow(tx) });

  const cancelled = result.parent.status === 'CANCELLED';
  let credit: Record<string, number> = {};
  if (result.effects.includes('creditOrRefundPaid')) {
    const due = cancelled ? 0 : order.payableCents;
    credit = await creditExcess(tx, order, due);
    order.paidCents = Math.min(order.paidCents, due);
  }
  order.paymentStatus = result.order.payment;
  if (order.frozenAt !== null && !cancelled) {
    order.paymentStatus = paymentStatus({
      payableCents: order.payableCents,
      paidCents: order.paidCents,
      proofOpen: order.paymentStatus === 'PROOF_SUBMITTED',
      lastRejected: order.paymentStatus === 'REJECTED',
    });
  }
  const parent = parentOf({ ...result.order, payment: order.paymentStatus });
  Object.assign(order, parent);
  if (parent.status === 'COMPLETED' && !isFinal(bundle.order.status)) order.completedAt = now;

  const after: OrderBundle = { order, subs, lines };
  await saveBundle(tx, bundle, after);
  const touched = await syncLocks(tx, after);
  const change = changesOf(bundle, after);
  await record(tx, {
    entity: step.subId === undefined ? 'order' : 'subOrder',
    entityId: step.subId ?? order.id,
    action: step.action,
    actor: ctx.actor,
    before: change.before,
    after: { ...change.after, ...credit },
    note: step.note,
    at: now,
  });
  await noticeStep(tx, order, { action: step.action, actor: ctx.actor, note: step.note ?? '' });
  await announceOrder(tx, order, {
    action: step.action,
    subOrderIds: step.subId === undefined ? [] : [step.subId],
  });
  if (touched)
    await announceStock(
      tx,
      subs.map(({ listId }) => listId),
    );
  return after;
}
