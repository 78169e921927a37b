import { codes } from '@selvedge/api-spec/codes';
import { run } from '@selvedge/domain/machine/machine';
import { type OrderDone, transition } from '@selvedge/domain/orders/orderMachine';
import type { Tx } from '../../../db/pool';
import { HttpRefusal, refuse } from '../../../http/errors';
import { machineActor, type OrderBundle, orderState } from '../read/bundle';
import type { OrderTransitionName, Step, StepCall, StepContext } from './call';
import type { ChangingBundle } from './columns';
import { EFFECTS } from './effects';
import { GUARDS } from './guards';

/**
 * Checks that a transition is allowed now and returns its result. Refuses with 40904 and the allowed actions, or for lack of permission
 * (staff with HTTP 403).
 */
export function checkTransition<A extends OrderTransitionName>(
  ctx: StepContext,
  bundle: OrderBundle,
  { action, subId, outcome }: { action: A; subId?: string; outcome?: string },
) {
  const sub = subId === undefined ? undefined : bundle.subs.findIndex(({ id }) => id === subId);
  const state = orderState(bundle.order, bundle.subs);
  const result = transition(state, action, machineActor(ctx), { sub, outcome });
  if (result.ok) return result;
  if (result.code === codes.NOT_PERMITTED && ctx.maybeStaff !== null) throw new HttpRefusal(403, result.data);
  throw refuse(result.code, result.data);
}

/**
 * Returns the order with the new states and the values of the call, before any effect. The version rises only for sub-orders that the
 * transition applies to: a payment transition (scope `order`) leaves them, so that a user who has a sub-order open is not refused because
 * of it.
 */
function begin(before: OrderBundle, step: Step, { order: next, row }: OrderDone, now: Date): ChangingBundle {
  const subs = before.subs.map((sub, index) => {
    const states = next.subs[index];
    const isMeant = step.subId === undefined ? row.scope !== 'order' : step.subId === sub.id;
    if (states === undefined || sub.cancelled || !isMeant) return { ...sub };
    const isConfirmed = states.confirmation === 'CONFIRMED';
    const confirmedAt = sub.confirmation === 'CONFIRMED' ? sub.confirmedAt : now;
    return {
      ...sub,
      confirmedAt: isConfirmed ? confirmedAt : null,
      ...step.sub,
      ...states,
      version: sub.version + 1,
      updatedAt: now,
    };
  });
  return {
    order: { ...before.order, ...step.order, version: before.order.version + 1, updatedAt: now },
    subs,
    lines: before.lines.map((line) => ({ ...line, ...step.lines?.get(line.id) })),
    tiers: before.tiers,
  };
}

const amountsOf = ({ payment }: Step): Record<string, number> =>
  payment === undefined ? {} : { amountCents: payment.amountCents };

/**
 * Runs one transition of the table on an order that the transaction has locked: refuses with 40904 and the allowed actions, checks the
 * guards of the table row and then runs its effects, all by name and in the order of the table. Returns the resulting order.
 */
export async function applyTransition(
  ctx: StepContext,
  tx: Tx,
  before: OrderBundle,
  step: Step,
): Promise<OrderBundle> {
  const done = checkTransition(ctx, before, step);
  const after = begin(before, step, done, ctx.now);
  const call: StepCall = { ctx, tx, step, before, after, done, amounts: amountsOf(step) };
  await run(done.row.guards, GUARDS, call);
  await run(done.row.effects, EFFECTS, call);
  return after;
}
