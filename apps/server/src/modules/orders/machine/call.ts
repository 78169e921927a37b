import type { EffectOf, GuardOf, Named } from '@selvedge/domain/machine/machine';
import type { OrderAction } from '@selvedge/domain/orders/orderActions';
import type { OrderDone, OrderRow } from '@selvedge/domain/orders/orderMachine';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import type { Line, Order, OrderBundle, Sub } from '../read/bundle';
import type { ChangingBundle, LineColumn, OrderColumn, SubColumn } from './columns';

/**
 * Transitions of the order state machine that act on an existing order. A new one does not compile until its guards and effects are in the
 * maps of `guards.ts` and `effects.ts`.
 */
export type OrderTransitionName = Exclude<OrderAction, 'submitInquiry' | 'addOrder'>;

/** Lines that a call names; refusals name a line by its index in the call. */
export interface LineInput {
  /** Ids of the order lines, in the order of the call. */
  ids: readonly string[];
  /** Name of the field that carries the pieces of a line in the call. */
  pieces: 'confirmedQty' | 'qty' | 'receivedQty';
  /** Discount on the whole sub-order, EUR cents. */
  discountCents?: number;
}

/** Money of a payment transition. */
export interface PaymentInput {
  /** Amount sent, accepted or used, EUR cents. */
  amountCents: number;
  /** Amount that the proof claims, EUR cents, when a proof is accepted. */
  claimedCents?: number;
  /** Whether the payment is proven: by a file, or because its method leaves no proof. */
  isProved?: boolean;
  /** Id of the user who sent the proof that the transition is about. */
  uploadedBy?: string;
}

/** Reasons for pieces that were shipped but are missing at receipt, by order line id. */
export type Missing = ReadonlyMap<
  string,
  { reason: 'DEFECT' | 'SHORTAGE'; note?: string; fileIds?: readonly string[] }
>;

/** A transition of the order state machine, with the values the call changes besides the states. */
export interface Step {
  action: OrderTransitionName;
  /** Sub-order the transition applies to; the whole order when absent. */
  subId?: string;
  /** Name of the outcome, where the transition table has several. */
  outcome?: string;
  /** New column values of the sub-orders that the transition applies to. */
  sub?: Partial<Pick<Sub, SubColumn>>;
  /** New column values of order lines, by line id. */
  lines?: ReadonlyMap<string, Partial<Pick<Line, LineColumn>>>;
  /** New column values of the order. */
  order?: Partial<Pick<Order, OrderColumn>>;
  /** Reason or comment; stored in the operation records and shown in the notices. */
  note?: string;
  input?: LineInput;
  payment?: PaymentInput;
  missing?: Missing;
}

/** Fields of the request context that a transition needs. */
export type StepContext = Pick<Context, 'actor' | 'maybeBuyer' | 'maybeStaff' | 'now' | 'language'>;

/** A transition in progress: the input of its guards and effects. */
export interface StepCall {
  ctx: StepContext;
  tx: Tx;
  step: Step;
  /** The order before the transition. */
  before: OrderBundle;
  /** The order after the transition; effects before `store` change it. */
  after: ChangingBundle;
  done: OrderDone;
  /** Amounts for the operation record that no column of the order stores, EUR cents. */
  amounts: Record<string, number>;
}

/** Guard functions for all conditions of the transitions in {@link OrderTransitionName}. */
export type StepGuards = Named<GuardOf<OrderRow, OrderTransitionName>, StepCall>;
/** Effect functions for all effects of the transitions in {@link OrderTransitionName}. */
export type StepEffects = Named<EffectOf<OrderRow, OrderTransitionName>, StepCall>;

/** Returns the lines of the sub-orders that a transition applies to, before (`was`) and after (`line`) it. */
export function affectedLines({ before, after, step }: StepCall): { was: Line; line: Line }[] {
  return after.lines.flatMap((line, index) => {
    const was = before.lines[index];
    const isMeant = step.subId === undefined || line.subOrderId === step.subId;
    return was !== undefined && isMeant ? [{ was, line }] : [];
  });
}
