import { codes } from '@selvedge/api-spec/codes';
import { allowedActions, stageOf, subActions } from '@selvedge/domain/orders/orderMachine';
import { areLinesOpen, takesLines } from '@selvedge/domain/orders/orderStates';
import type { Context } from '../../../../contract/handlers';
import { refuse } from '../../../../http/errors';
import { machineActor, type OrderBundle, orderState, type Sub } from '../../read/bundle';

/** Refuses with 40904 and the allowed actions once something of the order was paid or shipped. */
export function checkLinesOpen(ctx: Pick<Context, 'maybeBuyer' | 'maybeStaff'>, bundle: OrderBundle): void {
  const state = orderState(bundle.order, bundle.subs);
  if (areLinesOpen(state)) return;
  throw refuse(codes.STEP_REFUSED, {
    from: stageOf(state),
    allowed: allowedActions(state, machineActor(ctx)),
  });
}

/** Refuses with 40904 and the allowed actions a sub-order that is cancelled, or whose supplier is being asked. */
export function checkSubOpen(
  ctx: Pick<Context, 'maybeBuyer' | 'maybeStaff'>,
  { order, subs }: OrderBundle,
  sub: Sub,
): void {
  if (takesLines(sub)) return;
  const state = orderState(order, subs);
  const at = subs.indexOf(sub);
  throw refuse(codes.STEP_REFUSED, {
    from: stageOf(state, at),
    allowed: subActions(state, at, machineActor(ctx)),
  });
}
