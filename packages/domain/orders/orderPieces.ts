/** Pieces of a line that count in sums, and their discount. */
import { type Cents, lineCents } from '../money/money';
import { CONFIRMATION_STAGES, type Confirmation } from './orderStates';

/** Fields of a sub-order that tell whether the platform has confirmed it. */
export interface ConfirmedSub {
  confirmation: Confirmation;
  platformConfirmedAt: Date | null;
}

/** Returns whether the confirmed pieces count: the platform has confirmed the sub-order, even if the customer sent it back. */
export function platformHasConfirmed({ confirmation, platformConfirmedAt }: ConfirmedSub): boolean {
  return platformConfirmedAt !== null || CONFIRMATION_STAGES[confirmation] !== 'asked';
}

/** Returns the pieces of a line that count: the confirmed ones once the platform has confirmed, the asked ones before. */
export function piecesOf(sub: ConfirmedSub, line: { askedQty: number; confirmedQty: number }): number {
  return platformHasConfirmed(sub) ? line.confirmedQty : line.askedQty;
}

/** Returns the discount of a line in EUR cents, never above the value of its pieces. */
export function discountOf(line: { priceCents: Cents; discountCents: Cents }, pieces: number): Cents {
  return Math.min(line.discountCents, lineCents(line.priceCents, pieces));
}
