import type { EffectOf, GuardOf, Named } from '@selvedge/domain/machine/machine';
import type { OrderDone, OrderRow } from '@selvedge/domain/orders/orderMachine';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import type { Line, Order, OrderBundle, Sub } from '../read/bundle';
import type { ChangingBundle, LineColumn, OrderColumn, SubColumn } from './columns';

/**
 * Steps the server takes on orders that are there. Another one named here does not compile before its guards and effects
 * are in the maps of `guards.ts` and `effects.ts`.
 */
export type KeptStep =
  | 'platformConfirm'
  | 'reject'
  | 'acknowledge'
  | 'reoffer'
  | 'confirmInquiry'
  | 'refuseOffer'
  | 'sendProof'
  | 'withdrawProof'
  | 'acceptPayment'
  | 'rejectPayment'
  | 'applyCredit'
  | 'ship'
  | 'closeShort'
  | 'voidShipment'
  | 'confirmReceipt'
  | 'cancelOrder';

/** The single lines of a call: refusals name them by their place in it. */
export interface LineInput {
  /** Ids of the lines in the order of the call. */
  ids: readonly string[];
  /** What the call names pieces of a line. */
  pieces: 'confirmedQty' | 'qty' | 'receivedQty';
  /** Discount on the whole sub-order, EUR cents. */
  discountCents?: number;
}

/** The money of a step of payment. */
export interface PaymentInput {
  /** EUR cents that are sent, accepted or used. */
  amountCents: number;
  /** EUR cents that the proof claims, where the step accepts it. */
  claimedCents?: number;
  /** Whether the call proves it: a file, or a way to pay that leaves none. */
  isProved?: boolean;
  /** Who sent the proof the step is about. */
  uploadedBy?: string;
}

/** Pieces that were shipped and are missing at the receipt, by line id. */
export type Missing = ReadonlyMap<
  string,
  { reason: 'DEFECT' | 'SHORTAGE'; note?: string; fileIds?: readonly string[] }
>;

/** One step of the machine with what the call changes besides the states. */
export interface Step {
  action: KeptStep;
  /** The sub-order it is done to; the whole order when absent. */
  subId?: string;
  /** Name of the outcome where the table has several. */
  outcome?: string;
  /** Columns of the sub-orders it is done to. */
  sub?: Partial<Pick<Sub, SubColumn>>;
  /** Columns of lines by line id. */
  lines?: ReadonlyMap<string, Partial<Pick<Line, LineColumn>>>;
  /** Columns of the order. */
  order?: Partial<Pick<Order, OrderColumn>>;
  /** Reason or comment: stands in the records and the notices. */
  note?: string;
  input?: LineInput;
  payment?: PaymentInput;
  missing?: Missing;
}

/** What of a call a step needs. */
export type StepContext = Pick<Context, 'actor' | 'maybeBuyer' | 'maybeStaff' | 'now' | 'language'>;

/** A step under way: what guards look at and effects change. */
export interface StepCall {
  ctx: StepContext;
  tx: Tx;
  step: Step;
  /** The order as it was. */
  before: OrderBundle;
  /** The order as it becomes; effects before `store` change it. */
  after: ChangingBundle;
  done: OrderDone;
  /** Amounts for the record that stand in no column of the order, EUR cents. */
  amounts: Record<string, number>;
}

/** Functions for all conditions of the steps that are kept. */
export type StepGuards = Named<GuardOf<OrderRow, KeptStep>, StepCall>;
/** Functions for all effects of the steps that are kept. */
export type StepEffects = Named<EffectOf<OrderRow, KeptStep>, StepCall>;

/** Lines of the sub-orders a step is done to, as they become, with what they were. */
export function linesUnder({ before, after, step }: StepCall): { was: Line; line: Line }[] {
  return after.lines.flatMap((line, index) => {
    const was = before.lines[index];
    const isMeant = step.subId === undefined || line.subOrderId === step.subId;
    return was !== undefined && isMeant ? [{ was, line }] : [];
  });
}
