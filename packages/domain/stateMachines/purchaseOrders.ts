/** State machine of a purchase order to a supplier. */
import { machineOf, staff, type StateRow } from '../machine/singleState';
import type { Actor, Done, Refused, RowOf } from '../machine/machine';

/** Status of a purchase order. DRAFT is not sent yet; CLOSED and CANCELLED are final. */
export type PurchaseOrderStatus =
  | 'DRAFT'
  | 'SENT'
  | 'ACKNOWLEDGED'
  | 'PARTIALLY_RECEIVED'
  | 'RECEIVED'
  | 'CLOSED'
  | 'CANCELLED';

const edit = { action: 'edit', who: [staff('biz:po:edit')], effects: ['recordChange'] } as const;
const manage = { who: [staff('biz:po:edit')], guards: [], effects: ['recordChange'] } as const;

/**
 * All transitions. From the acknowledgement on, the pieces decide between two outcomes (`statusOfPieces`): an edit that lowers the pieces
 * may also leave nothing open, whether or not anything was received. The conditions for every line are `mayOrder` and `canReceive`.
 */
export const PURCHASE_TRANSITIONS = [
  { ...edit, from: ['DRAFT'], outcomes: [{ name: 'DRAFT' }], guards: ['linesOrdered'] },
  { ...edit, from: ['SENT'], outcomes: [{ name: 'SENT' }], guards: ['linesOrdered'] },
  {
    ...edit,
    from: ['ACKNOWLEDGED'],
    outcomes: [{ name: 'ACKNOWLEDGED' }, { name: 'RECEIVED' }],
    guards: ['linesOrdered'],
  },
  {
    ...edit,
    from: ['PARTIALLY_RECEIVED'],
    outcomes: [{ name: 'PARTIALLY_RECEIVED' }, { name: 'RECEIVED' }],
    guards: ['linesOrdered'],
  },
  { ...manage, action: 'send', from: ['DRAFT'], outcomes: [{ name: 'SENT' }] },
  { ...manage, action: 'acknowledge', from: ['SENT'], outcomes: [{ name: 'ACKNOWLEDGED' }] },
  {
    action: 'receive',
    from: ['ACKNOWLEDGED', 'PARTIALLY_RECEIVED'],
    outcomes: [{ name: 'PARTIALLY_RECEIVED' }, { name: 'RECEIVED' }],
    who: [staff('biz:po:receive')],
    guards: ['receivedUpToOpen'],
    effects: ['putIntoStock', 'keepDefects', 'recordChange'],
  },
  { ...manage, action: 'close', from: ['RECEIVED'], outcomes: [{ name: 'CLOSED' }] },
  { ...manage, action: 'cancel', from: ['DRAFT', 'SENT'], outcomes: [{ name: 'CANCELLED' }] },
] as const satisfies readonly StateRow<PurchaseOrderStatus>[];

/** Row of the table. */
export type PurchaseRow = (typeof PURCHASE_TRANSITIONS)[number];
/** Action on a purchase order, as in `actions[]` of its pages. */
export type PurchaseOrderAction = PurchaseRow['action'];

const PURCHASE = machineOf(PURCHASE_TRANSITIONS);

/** Returns the actions that the actor may take on a purchase order now, in the order of the table. */
export const purchaseActions = PURCHASE.actions;

/** Pieces of a line: ordered, received in good condition, received defective. */
export interface PurchasePieces {
  qty: number;
  receivedQty: number;
  defectQty: number;
}

/** Returns the pieces of a line that are still to be received. Defective ones count as received: they are bought again by another order. */
export function openPieces({ qty, receivedQty, defectQty }: PurchasePieces): number {
  return qty - receivedQty - defectQty;
}

/** Returns true when this many pieces may be received on a line; more than the open ones are E 40919. */
export function canReceive(line: PurchasePieces, goodQty: number, defectQty: number): boolean {
  return goodQty >= 0 && defectQty >= 0 && goodQty + defectQty <= openPieces(line);
}

/** Returns true when a line may be changed to this many pieces: freely in a draft, later only down to the received ones. */
export function mayOrder(status: PurchaseOrderStatus, line: PurchasePieces, qty: number): boolean {
  if (status === 'DRAFT') return qty >= 1;
  return qty <= line.qty && qty >= line.receivedQty + line.defectQty;
}

/** Returns the status of an order on which goods were received: RECEIVED when nothing is open any more. */
export function statusOfPieces(lines: readonly PurchasePieces[]): 'PARTIALLY_RECEIVED' | 'RECEIVED' {
  return lines.every((line) => openPieces(line) <= 0) ? 'RECEIVED' : 'PARTIALLY_RECEIVED';
}

/** Returns whether a purchase order is overdue: expected before today (days as YYYY-MM-DD), with pieces still to be received. */
export function isOverdue(status: PurchaseOrderStatus, expectedAt: string, today: string): boolean {
  return ['SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED'].includes(status) && expectedAt < today;
}

/** Tries a transition; `lines` are those after it. Returns the row with the next status, or the refusal. */
export function purchaseStep<A extends PurchaseOrderAction>(
  order: { status: PurchaseOrderStatus; lines: readonly PurchasePieces[] },
  action: A,
  actor: Actor,
): Done<RowOf<PurchaseRow, A>, PurchaseOrderStatus> | Refused<PurchaseOrderAction> {
  const tried = PURCHASE.step(order.status, action, actor);
  if (!tried.ok || tried.row.outcomes.length === 1) return tried;
  const isWhole = statusOfPieces(order.lines) === 'RECEIVED';
  return { ...tried, subject: isWhole ? 'RECEIVED' : tried.row.outcomes[0].name };
}
