/** States of orders, and conditions and sums that follow from them. */
import type { Cents } from '../money/money';
import { applyBp } from '../money/money';

/** Status of an order; COMPLETED and CANCELLED are final. */
export const ORDER_STATUSES = ['IN_PROGRESS', 'SHIPPED', 'COMPLETED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** Flow of an order: the step it waits for. */
export const ORDER_FLOWS = ['TO_BE_CONFIRMED', 'TO_BE_PAID', 'AWAITING_SHIPPING'] as const;
export type OrderFlow = (typeof ORDER_FLOWS)[number];
/** Confirmation of a sub-order, five values in the order in which it goes through them. */
export const CONFIRMATIONS = [
  'AWAITING_PLATFORM',
  'PLATFORM_CONFIRMED',
  'RECEIPT_PENDING',
  'AWAITING_CUSTOMER',
  'CONFIRMED',
] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];
/** Pieces that count in each confirmation: those asked for, or those confirmed by the platform. */
export const CONFIRMATION_STAGES: Readonly<Record<Confirmation, 'asked' | 'confirmed'>> = {
  AWAITING_PLATFORM: 'asked',
  PLATFORM_CONFIRMED: 'confirmed',
  RECEIPT_PENDING: 'confirmed',
  AWAITING_CUSTOMER: 'asked',
  CONFIRMED: 'confirmed',
};
/** Confirmations that await the customer, who agrees or sends back. */
export const OFFERED_CONFIRMATIONS: readonly Confirmation[] = ['AWAITING_CUSTOMER', 'RECEIPT_PENDING'];
/** Shipping of a sub-order. */
export const SHIPPINGS = ['NONE', 'PARTIAL', 'SHIPPED', 'RECEIVED'] as const;
export type Shipping = (typeof SHIPPINGS)[number];
/** Payment of an order. */
export const PAYMENT_STATUSES = ['UNPAID', 'PROOF_SUBMITTED', 'PARTIALLY_PAID', 'PAID', 'REJECTED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** State of one sub-order. */
export interface SubState {
  confirmation: Confirmation;
  shipping: Shipping;
  cancelled: boolean;
}

/** State of one order. */
export interface OrderState {
  subs: readonly SubState[];
  payment: PaymentStatus;
  /** Whether the customer's credit limit covers this order, so that it ships before it is paid. */
  onAccount?: boolean;
  /** Whether a part of it is paid. */
  isPartPaid?: boolean;
}

/** Status and flow of the parent order; flow null means that it waits for none of the three. */
export interface ParentState {
  status: OrderStatus;
  flow: OrderFlow | null;
}

/** Returns the sub-orders that are not cancelled. */
function liveSubs(subs: readonly SubState[]): SubState[] {
  return subs.filter((sub) => !sub.cancelled);
}

/** Returns true when every live sub-order is confirmed: amounts, surcharge and rates are frozen then. */
export function allConfirmed(subs: readonly SubState[]): boolean {
  const live = liveSubs(subs);
  return live.length > 0 && live.every((sub) => sub.confirmation === 'CONFIRMED');
}

/**
 * Returns the state of the parent order from its sub-orders and the payment. All sub-orders cancelled: CANCELLED. All live ones received:
 * COMPLETED. All shipped or received: SHIPPED, flow null. An order on account that is not paid yet keeps the flow TO_BE_PAID after shipping
 * and completes when it is paid too, so that it can still be paid.
 */
export function deriveParent(
  subs: readonly SubState[],
  payment: PaymentStatus,
  onAccount: boolean = false,
): ParentState {
  const live = liveSubs(subs);
  if (live.length === 0) return { status: 'CANCELLED', flow: null };
  const owed = onAccount && payment !== 'PAID';
  if (live.every((sub) => sub.shipping === 'RECEIVED') && !owed) return { status: 'COMPLETED', flow: null };
  if (live.every((sub) => sub.shipping === 'SHIPPED' || sub.shipping === 'RECEIVED')) {
    return { status: 'SHIPPED', flow: owed ? 'TO_BE_PAID' : null };
  }
  if (!allConfirmed(subs)) return { status: 'IN_PROGRESS', flow: 'TO_BE_CONFIRMED' };
  return { status: 'IN_PROGRESS', flow: payment === 'PAID' ? 'AWAITING_SHIPPING' : 'TO_BE_PAID' };
}

/** Returns the status and flow of an order. */
export function parentOf(order: OrderState): ParentState {
  return deriveParent(order.subs, order.payment, order.onAccount ?? false);
}

/** Returns true for a final status. */
export function isFinal(status: OrderStatus): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED';
}

/** Returns true when goods may be shipped: everything is confirmed and paid, or covered by the credit limit. */
export function mayShip(order: OrderState): boolean {
  return allConfirmed(order.subs) && (order.payment === 'PAID' || order.onAccount === true);
}

/** Returns true when no parcel was shipped yet. */
export function nothingShipped(order: OrderState): boolean {
  return liveSubs(order.subs).every((sub) => sub.shipping === 'NONE');
}

/** Returns true while the customer may cancel: nothing was paid and no parcel was shipped. */
export function nothingPaidNorShipped(order: OrderState): boolean {
  return order.isPartPaid !== true && nothingShipped(order);
}

/** Returns true while lines of an order may still change: nothing of it was paid or shipped. */
export function areLinesOpen(order: OrderState): boolean {
  return parentOf(order).status === 'IN_PROGRESS' && order.payment === 'UNPAID' && nothingShipped(order);
}

/** Returns true when a sub-order of such an order accepts changes of its lines; one that waits for the supplier's receipt does not. */
export function takesLines({
  cancelled,
  confirmation,
}: Pick<SubState, 'cancelled' | 'confirmation'>): boolean {
  return !cancelled && confirmation !== 'PLATFORM_CONFIRMED';
}

/** Sums that determine the payment status, in EUR cents. */
export interface PaymentSums {
  payableCents: Cents;
  paidCents: Cents;
  /** Whether a proof waits to be checked by staff. */
  proofOpen: boolean;
  /** Whether the latest proof was rejected. */
  lastRejected: boolean;
}

/**
 * Returns the payment status from the sums. A pending proof is decided first, even when nothing is open any more: its money may have
 * arrived. Nothing left to pay counts as PAID even when nothing was due, so that the order can go on.
 */
export function paymentStatus(sums: PaymentSums): PaymentStatus {
  if (sums.proofOpen) return 'PROOF_SUBMITTED';
  if (sums.paidCents >= sums.payableCents) return 'PAID';
  if (sums.lastRejected) return 'REJECTED';
  return sums.paidCents > 0 ? 'PARTIALLY_PAID' : 'UNPAID';
}

/** Returns the unpaid amount of an order, EUR cents; zero for a cancelled one. */
export function openCents(order: { status: OrderStatus; payableCents: Cents; paidCents: Cents }): Cents {
  return order.status === 'CANCELLED' ? 0 : Math.max(0, order.payableCents - order.paidCents);
}

/** Returns deposit and balance of a futures order in EUR cents; the deposit is rounded half-up, both add up to the payable amount. */
export function futuresAmounts(
  payableCents: Cents,
  depositBp: number,
): { depositCents: Cents; balanceCents: Cents } {
  if (depositBp < 0 || depositBp > 10_000) throw new RangeError('depositBp must be 0 to 10,000');
  const depositCents = applyBp(payableCents, depositBp);
  return { depositCents, balanceCents: payableCents - depositCents };
}

/** Returns the amount due next on a futures order in EUR cents: the deposit first, then the balance. */
export function futuresDue(payableCents: Cents, depositBp: number, paidCents: Cents): Cents {
  const { depositCents } = futuresAmounts(payableCents, depositBp);
  return Math.max(0, (paidCents < depositCents ? depositCents : payableCents) - paidCents);
}
