/** Life of a purchase order to a supplier (M-P, X-A146..X-A150). */
import { stepsOf, tryStep, type TableActor, type TableRefusal, type TableRow } from './stateTable';

/** DRAFT is not sent yet; CLOSED and CANCELLED are final. */
export type PurchaseOrderStatus =
  'DRAFT' | 'SENT' | 'ACKNOWLEDGED' | 'PARTIALLY_RECEIVED' | 'RECEIVED' | 'CLOSED' | 'CANCELLED';

/** What is done with a purchase order; `actions[]` of its pages carries these. */
export type PurchaseOrderAction = 'edit' | 'send' | 'acknowledge' | 'receive' | 'close' | 'cancel';

const edit = { perm: 'biz:po:edit' };
const receive = { perm: 'biz:po:receive' };

/**
 * All transitions. Where goods came in, the pieces decide between two ends (`statusOfPieces`): also an edit that lowers the
 * pieces may leave nothing open.
 */
export const PURCHASE_TRANSITIONS: readonly TableRow<PurchaseOrderStatus, PurchaseOrderAction>[] = [
  { step: 'edit', from: ['DRAFT'], to: ['DRAFT'], by: edit },
  { step: 'edit', from: ['SENT'], to: ['SENT'], by: edit },
  { step: 'edit', from: ['ACKNOWLEDGED'], to: ['ACKNOWLEDGED'], by: edit },
  { step: 'edit', from: ['PARTIALLY_RECEIVED'], to: ['PARTIALLY_RECEIVED', 'RECEIVED'], by: edit },
  { step: 'send', from: ['DRAFT'], to: ['SENT'], by: edit },
  { step: 'acknowledge', from: ['SENT'], to: ['ACKNOWLEDGED'], by: edit },
  {
    step: 'receive',
    from: ['ACKNOWLEDGED', 'PARTIALLY_RECEIVED'],
    to: ['PARTIALLY_RECEIVED', 'RECEIVED'],
    by: receive,
  },
  { step: 'close', from: ['RECEIVED'], to: ['CLOSED'], by: edit },
  { step: 'cancel', from: ['DRAFT', 'SENT'], to: ['CANCELLED'], by: edit },
];

/** Pieces of a line: ordered, come in well, come in defective. */
export interface PurchasePieces {
  qty: number;
  receivedQty: number;
  defectQty: number;
}

/** Pieces of a line that are still to come. Defective ones have come: they are bought again by another order. */
export function openPieces({ qty, receivedQty, defectQty }: PurchasePieces): number {
  return qty - receivedQty - defectQty;
}

/** True when so many pieces may come in on a line; more than are open is E 40919. */
export function mayComeIn(line: PurchasePieces, goodQty: number, defectQty: number): boolean {
  return goodQty >= 0 && defectQty >= 0 && goodQty + defectQty <= openPieces(line);
}

/** True when a line may be changed to so many pieces: freely in a draft, later only down to what has come. */
export function mayOrder(status: PurchaseOrderStatus, line: PurchasePieces, qty: number): boolean {
  if (status === 'DRAFT') return qty >= 1;
  return qty <= line.qty && qty >= line.receivedQty + line.defectQty;
}

/** Status of an order on which goods came in: RECEIVED when nothing is open any more. */
export function statusOfPieces(lines: readonly PurchasePieces[]): 'PARTIALLY_RECEIVED' | 'RECEIVED' {
  return lines.every((line) => openPieces(line) <= 0) ? 'RECEIVED' : 'PARTIALLY_RECEIVED';
}

/** A purchase order expected before today (days as YYYY-MM-DD) of which something is still to come is late. */
export function isOverdue(status: PurchaseOrderStatus, expectedAt: string, today: string): boolean {
  return ['SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED'].includes(status) && expectedAt < today;
}

/** What the actor may do with a purchase order now, in the order of the table. */
export function purchaseActions(status: PurchaseOrderStatus, actor: TableActor): PurchaseOrderAction[] {
  return stepsOf(PURCHASE_TRANSITIONS, status, actor);
}

/** Tries a step; `lines` are those after it. Answers the status that follows, or the refusal. */
export function purchaseStep(
  order: { status: PurchaseOrderStatus; lines: readonly PurchasePieces[] },
  action: PurchaseOrderAction,
  actor: TableActor,
): { ok: true; status: PurchaseOrderStatus } | TableRefusal<PurchaseOrderStatus, PurchaseOrderAction> {
  const tried = tryStep(PURCHASE_TRANSITIONS, order.status, action, actor);
  if (!tried.ok) return tried;
  return { ok: true, status: tried.to.length > 1 ? statusOfPieces(order.lines) : tried.to[0] };
}
