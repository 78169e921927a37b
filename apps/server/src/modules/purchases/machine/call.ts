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

/** A purchase order as it is stored. */
export type PurchaseOrder = typeof purchaseOrders.$inferSelect;
/** One SKU of it. */
export type PurchaseLine = typeof purchaseOrderLines.$inferSelect;

/** A purchase order with its lines. */
export interface PurchaseBundle {
  order: PurchaseOrder;
  lines: PurchaseLine[];
}

/** What a step of a purchase order needs of the call. */
export type StepContext = Pick<Context, 'actor' | 'maybeBuyer' | 'maybeStaff' | 'now' | 'language'>;

/** Goods that came in, as the warehouse counted them. */
interface Receipt {
  lines: readonly ReceivedLine[];
  fileIds: readonly string[];
  note: string;
}

/** One step of the machine with what the call changes besides the state. */
export interface Step {
  action: PurchaseOrderAction;
  /** Columns of the order. */
  order?: Partial<Pick<PurchaseOrder, 'expectedAt' | 'note' | 'cancelReason'>>;
  /** The lines as they become; as they are where absent. */
  lines?: PurchaseLine[];
  receipt?: Receipt;
  /** Reason: stands in the records. */
  note?: string;
}

/** A step under way: what guards look at and effects change. */
export interface PurchaseCall {
  ctx: StepContext;
  tx: Tx;
  step: Step;
  before: PurchaseBundle;
  after: PurchaseBundle;
  /** What customers lack of the receipt; found by `keepDefects`. */
  shortages: StoredShortage[];
}

/** A function for every condition and every effect of the table. */
export type PurchaseHandlers = Handlers<PurchaseRow, PurchaseOrderAction, PurchaseCall>;
