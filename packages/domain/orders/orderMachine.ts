/** Order machine: the allowed actions, their actors, and the resulting state of the order. */
import {
  rowsOf,
  stepsOf,
  tryTransition,
  type Actor,
  type Machine,
  type Refused,
  type RowOf,
} from '../machine/machine';
import type { OrderAction, OrderOutcome, Transition } from './orderActions';
import type { OrderState, ParentState, SubState } from './orderStates';
import { allConfirmed, isFinal, parentOf } from './orderStates';
import { TRANSITIONS } from './orderTransitions';

export type { Actor };

/** Row of the table. */
export type OrderRow = (typeof TRANSITIONS)[number];

/** Order, or one sub-order of it (index into `subs`). */
interface Subject {
  order: OrderState;
  sub?: number;
}

/** Target of an action: one sub-order (index into `subs`), and which of several outcomes. */
export interface Attempt {
  sub?: number;
  /** Name of the outcome; the first of the table when left out. */
  outcome?: string;
}

/** Successful transition. `freeze` and `unfreeze`: whether it freezes or unfreezes amounts, surcharge and rates. */
export interface OrderDone<R extends OrderRow = OrderRow> {
  ok: true;
  row: R;
  order: OrderState;
  parent: ParentState;
  freeze: boolean;
  unfreeze: boolean;
}

const subOf = ({ order, sub }: Subject): SubState | undefined =>
  sub === undefined ? undefined : order.subs[sub];

function startsFrom({ scope, from, fromFinal, when }: Transition, subject: Subject): boolean {
  const { order } = subject;
  const sub = subOf(subject);
  const parent = parentOf(order);
  if (scope !== 'either' && scope !== (subject.sub === undefined ? 'order' : 'sub')) return false;
  if (isFinal(parent.status) && fromFinal !== true) return false;
  if (subject.sub !== undefined && (!sub || sub.cancelled)) return false;
  if (from.payment && !from.payment.includes(order.payment)) return false;
  if (from.flow && (parent.flow === null || !from.flow.includes(parent.flow))) return false;
  if (sub && from.confirmation && !from.confirmation.includes(sub.confirmation)) return false;
  if (sub && from.shipping && !from.shipping.includes(sub.shipping)) return false;
  return when?.(order) ?? true;
}

function fits({ fromShipping }: OrderOutcome, subject: Subject): boolean {
  const sub = subOf(subject);
  return !fromShipping || (sub !== undefined && fromShipping.includes(sub.shipping));
}

function next({ order, sub }: Subject, outcome: OrderOutcome): Subject {
  const change = (state: SubState): SubState => ({
    confirmation: outcome.confirmation ?? state.confirmation,
    shipping: outcome.shipping ?? state.shipping,
    cancelled: state.cancelled || outcome.cancelled === true,
  });
  return {
    order: {
      ...order,
      subs: order.subs.map((state, index) => (sub === undefined || sub === index ? change(state) : state)),
      payment: outcome.payment ?? order.payment,
      ...(outcome.isPartPaid ? { isPartPaid: true } : {}),
    },
    sub,
  };
}

const MACHINE: Machine<OrderRow, Subject> = {
  rows: TRANSITIONS,
  startsFrom,
  fits,
  next,
  stageOf: ({ order, sub }) => stageOf(order, sub),
  parts: ({ order, sub }) => (sub === undefined ? order.subs.map((_, index) => ({ order, sub: index })) : []),
};

/** Returns the actions that the actor may take now on one sub-order (`SubOrder.actions`), in the order of the table. */
export function subActions(order: OrderState, sub: number, actor: Actor): OrderAction[] {
  return stepsOf(MACHINE, { order, sub }, actor);
}

/**
 * Returns the actions that the actor may take now on an order (`OrderRow.actions`): its own, and those that at least one of its sub-orders
 * allows. In the order of the table; on an order that is COMPLETED or CANCELLED only those that decide a pending proof.
 */
export function allowedActions(order: OrderState, actor: Actor): OrderAction[] {
  return stepsOf(MACHINE, { order }, actor);
}

/** Returns the state of an order or sub-order as one word, for the refusal E 40904. */
export function stageOf(order: OrderState, sub?: number): string {
  const state = subOf({ order, sub });
  if (state) {
    if (state.cancelled) return 'CANCELLED';
    return state.shipping === 'NONE' ? state.confirmation : state.shipping;
  }
  const parent = parentOf(order);
  return parent.flow ?? parent.status;
}

/**
 * Tries an action. The guards of its row are still to be run before anything is stored, then its effects. Refuses with 40301 when the actor
 * may never take it, and with 40904 and the allowed actions when it is not possible now.
 */
export function transition<A extends OrderAction>(
  order: OrderState,
  action: A,
  actor: Actor,
  { sub, outcome }: Attempt = {},
): OrderDone<RowOf<OrderRow, A>> | Refused<OrderAction> {
  const tried = tryTransition(MACHINE, { order, sub }, action, actor, outcome);
  if (!tried.ok) return tried;
  const after = tried.subject.order;
  const parent = parentOf(after);
  return {
    ok: true,
    row: tried.row,
    order: after,
    parent,
    freeze: !allConfirmed(order.subs) && allConfirmed(after.subs),
    unfreeze: allConfirmed(order.subs) && !allConfirmed(after.subs) && !isFinal(parent.status),
  };
}

/** Returns the transition that creates an order: submitted by a buyer, or added by staff. */
export function openingRow<A extends 'submitInquiry' | 'addOrder'>(action: A): RowOf<OrderRow, A> {
  const [row] = rowsOf<OrderRow, A>(TRANSITIONS, action);
  if (!row) throw new Error(`nothing makes an order by ${action}`);
  return row;
}

/** Returns a new order with `subs` sub-orders, submitted by a buyer or added by staff. */
export function newOrder(by: 'buyer' | 'staff', subs: number, onAccount: boolean = false): OrderState {
  if (subs < 1) throw new RangeError('an order has at least one sub-order');
  const { outcomes } = openingRow(by === 'buyer' ? 'submitInquiry' : 'addOrder');
  const { confirmation } = outcomes[0];
  return {
    subs: Array.from({ length: subs }, () => ({ confirmation, shipping: 'NONE', cancelled: false })),
    payment: 'UNPAID',
    ...(onAccount ? { onAccount } : {}),
  };
}
