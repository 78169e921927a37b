/** The order machine (part 3, D-21): what may be done, by whom, and what becomes of the order. */
import { hasPerm } from '../people/permissions';
import type { OrderState, ParentState, SubState } from './orderStates';
import { allConfirmed, isFinal, parentOf } from './orderStates';
import type { Effect, Guard, OrderAction, Outcome, Transition } from './orderActions';
import { TRANSITIONS } from './orderTransitions';

/** Who acts; buyers and staff with their permissions, ROOT in roles passes. */
export interface Actor {
  side: 'buyer' | 'staff' | 'system';
  perms?: readonly string[];
  roles?: readonly string[];
}

/** Where an action is tried: on one sub-order (index into `subs`) and with which of several outcomes. */
export interface Attempt {
  sub?: number;
  /** Name of the outcome; the first of the table when left out. */
  outcome?: string;
}

/** A done transition. `freeze` and `unfreeze` say what becomes of amounts, surcharge and rates (M-T4, Q-29). */
export interface Done {
  ok: true;
  id: string;
  order: OrderState;
  parent: ParentState;
  guards: readonly Guard[];
  effects: readonly Effect[];
  freeze: boolean;
  unfreeze: boolean;
}

/** A refusal in the shape of the business codes: 40301 not permitted, 40904 step not allowed now. */
export type Refused =
  | { ok: false; code: 40301; data: { need: string[] } }
  | { ok: false; code: 40904; data: { from: string; allowed: OrderAction[] } };

function matches(transition: Transition, order: OrderState, sub: SubState | undefined): boolean {
  const { from } = transition;
  const parent = parentOf(order);
  if (transition.scope === 'new' || isFinal(parent.status) || sub?.cancelled) return false;
  if (transition.scope === 'sub' && !sub) return false;
  if (from.payment && !from.payment.includes(order.payment)) return false;
  if (from.flow && (parent.flow === null || !from.flow.includes(parent.flow))) return false;
  if (sub && from.confirmation && !from.confirmation.includes(sub.confirmation)) return false;
  if (sub && from.shipping && !from.shipping.includes(sub.shipping)) return false;
  return transition.when?.(order) ?? true;
}

function permitted(transition: Transition, actor: Actor): boolean {
  return transition.who.some(
    (who) => who.side === actor.side && (who.perm === null || hasPerm(actor, [who.perm])),
  );
}

function candidates(scope: 'order' | 'sub'): readonly Transition[] {
  return TRANSITIONS.filter((transition) => transition.scope === scope || transition.scope === 'either');
}

/** Actions the actor may do now on one sub-order (`SubOrder.actions`), in the order of the table. */
export function subActions(order: OrderState, sub: number, actor: Actor): OrderAction[] {
  const state = order.subs[sub];
  if (!state) return [];
  return candidates('sub')
    .filter((transition) => permitted(transition, actor) && matches(transition, order, state))
    .map((transition) => transition.action);
}

/**
 * Actions the actor may do now on an order (`OrderRow.actions`): its own, and those at least one of its sub-orders
 * allows. In the order of the table; empty for an order that is COMPLETED or CANCELLED.
 */
export function allowedActions(order: OrderState, actor: Actor): OrderAction[] {
  const own = candidates('order')
    .filter((transition) => permitted(transition, actor) && matches(transition, order, undefined))
    .map((transition) => transition.action);
  const found = new Set([...own, ...order.subs.flatMap((_, index) => subActions(order, index, actor))]);
  const inOrder = TRANSITIONS.map((transition) => transition.action).filter((action) => found.has(action));
  return [...new Set(inOrder)];
}

/** Where an order or sub-order stands, in one word, for the refusal E 40904. */
export function stageOf(order: OrderState, sub?: number): string {
  const state = sub === undefined ? undefined : order.subs[sub];
  if (state) {
    if (state.cancelled) return 'CANCELLED';
    return state.shipping === 'NONE' ? state.confirmation : state.shipping;
  }
  const parent = parentOf(order);
  return parent.flow ?? parent.status;
}

function refusal(order: OrderState, actor: Actor, sub: number | undefined): Refused {
  const allowed = sub === undefined ? allowedActions(order, actor) : subActions(order, sub, actor);
  return { ok: false, code: 40904, data: { from: stageOf(order, sub), allowed } };
}

function chooseOutcome(
  transition: Transition,
  name: string | undefined,
  sub: SubState | undefined,
): Outcome | null {
  const outcome =
    name === undefined ? transition.outcomes[0] : transition.outcomes.find((one) => one.name === name);
  if (!outcome) throw new RangeError(`${transition.id} has no outcome ${name}`);
  const fits = !outcome.fromShipping || (sub !== undefined && outcome.fromShipping.includes(sub.shipping));
  return fits ? outcome : null;
}

function apply(order: OrderState, outcome: Outcome, sub: number | undefined): OrderState {
  const change = (state: SubState): SubState => ({
    confirmation: outcome.confirmation ?? state.confirmation,
    shipping: outcome.shipping ?? state.shipping,
    cancelled: state.cancelled || outcome.cancelled === true,
  });
  return {
    ...order,
    subs: order.subs.map((state, index) => (sub === undefined || sub === index ? change(state) : state)),
    payment: outcome.payment ?? order.payment,
  };
}

/**
 * Tries an action. Data guards of the answer are still to be checked by the caller before storing. Refuses with 40301
 * when the actor may never do it, and with 40904 and the allowed actions when it cannot be done now.
 */
export function transition(
  order: OrderState,
  action: OrderAction,
  actor: Actor,
  attempt: Attempt = {},
): Done | Refused {
  const { sub } = attempt;
  const rows = TRANSITIONS.filter((row) => row.action === action);
  const mine = rows.filter((row) => permitted(row, actor));
  if (mine.length === 0) {
    const need = rows.flatMap((row) => row.who.flatMap((who) => who.perm ?? []));
    return { ok: false, code: 40301, data: { need: [...new Set(need)] } };
  }
  const state = sub === undefined ? undefined : order.subs[sub];
  const scope = sub === undefined ? 'order' : 'sub';
  const row = mine.find(
    (one) =>
      (one.scope === scope || one.scope === 'either') &&
      (sub === undefined || state) &&
      matches(one, order, state),
  );
  const outcome = row && chooseOutcome(row, attempt.outcome, state);
  if (!row || !outcome) return refusal(order, actor, sub);
  const next = apply(order, outcome, sub);
  return {
    ok: true,
    id: row.id,
    order: next,
    parent: parentOf(next),
    guards: row.guards,
    effects: row.effects,
    freeze: !allConfirmed(order.subs) && allConfirmed(next.subs),
    unfreeze: allConfirmed(order.subs) && !allConfirmed(next.subs) && !isFinal(parentOf(next).status),
  };
}

/** A new order with as many sub-orders as given: M-T1 by a buyer, M-T2 by staff. */
export function newOrder(by: 'buyer' | 'staff', subs: number, onAccount: boolean = false): OrderState {
  if (subs < 1) throw new RangeError('an order has at least one sub-order');
  const row = TRANSITIONS.find((one) => one.scope === 'new' && one.who[0]?.side === by);
  const confirmation = row?.outcomes[0].confirmation ?? 'AWAITING_PLATFORM';
  return {
    subs: Array.from({ length: subs }, () => ({ confirmation, shipping: 'NONE', cancelled: false })),
    payment: 'UNPAID',
    ...(onAccount ? { onAccount } : {}),
  };
}
