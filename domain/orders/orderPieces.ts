/** Which pieces of a line count, and their discount. */
import { type Cents, lineCents } from '../money/money';
import { CONFIRMATION_STAGES, type Confirmation } from './orderStates';

/** What says whether the platform has confirmed a sub-order. */
export interface ConfirmedSub {
  confirmation: Confirmation;
  platformConfirmedAt: Date | null;
}

/** Whether confirmed pieces count: the platform has looked at the sub-order, even if the customer sent it back. */
export function platformHasConfirmed({ confirmation, platformConfirmedAt }: ConfirmedSub): boolean {
  return platformConfirmedAt !== null || CONFIRMATION_STAGES[confirmation] !== 'asked';
}

/** Pieces of a line that count: the confirmed ones once the platform has confirmed, the asked ones before. */
export function piecesOf(sub: ConfirmedSub, line: { askedQty: number; confirmedQty: number }): number {
  return platformHasConfirmed(sub) ? line.confirmedQty : line.askedQty;
}

/** Discount of a line in EUR cents, never above what its pieces are worth. */
export function discountOf(line: { priceCents: Cents; discountCents: Cents }, pieces: number): Cents {
  return Math.min(line.discountCents, lineCents(line.priceCents, pieces));
}
