import type { PurchaseOrderAction, PurchaseRow } from '@selvedge/domain/stateMachines/purchaseOrders';
import type { Handlers } from '@selvedge/domain/machine/machine';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import type {
  purchaseOrderLines,
  purchaseOrders,
  ReceivedLine,
  StoredShortage,
} from '../../../db/schema/purchasing';

/** Purchase order as it is stored. */
export type PurchaseOrder = typeof purchaseOrders.$inferSelect;
/** Line of a purchase order, which is one SKU. */
export type PurchaseLine = typeof purchaseOrderLines.$inferSelect;

/** Purchase order with its lines. */
export interface PurchaseBundle {
  order: PurchaseOrder;
  lines: PurchaseLine[];
}

/** Parts of a request context that a transition of a purchase order needs. */
export type StepContext = Pick<Context, 'actor' | 'maybeBuyer' | 'maybeStaff' | 'now' | 'language'>;

/** Receipt of goods, as the warehouse counted them. */
interface Receipt {
  lines: readonly ReceivedLine[];
  fileIds: readonly string[];
  note: string;
}

/** Transition of the state machine with the other changes of the call. */
export interface Step {
  action: PurchaseOrderAction;
  /** Columns of the order to change. */
  order?: Partial<Pick<PurchaseOrder, 'expectedAt' | 'note' | 'cancelReason'>>;
  /** Lines after the transition; unchanged when undefined. */
  lines?: PurchaseLine[];
  receipt?: Receipt;
  /** Reason for the operation record. */
  note?: string;
}

/** Transition in progress: guards read it and effects change it. */
export interface PurchaseCall {
  ctx: StepContext;
  tx: Tx;
  step: Step;
  before: PurchaseBundle;
  after: PurchaseBundle;
  /** Pieces that customers lack because of the receipt; set by `keepDefects`. */
  shortages: StoredShortage[];
}

/** Functions for all guards and all effects of the state machine. */
export type PurchaseHandlers = Handlers<PurchaseRow, PurchaseOrderAction, PurchaseCall>;
