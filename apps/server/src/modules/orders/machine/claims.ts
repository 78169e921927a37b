import { eq, sum } from 'drizzle-orm';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { receiptClaims } from '../../../db/schema/fulfilment';
import type { Line } from '../read/bundle';

/** Claim of a receipt about one order line. */
export interface NewClaim extends Pick<
  typeof receiptClaims.$inferSelect,
  'qty' | 'reason' | 'note' | 'photoFileIds' | 'amountCents'
> {
  line: Line;
}

/** Stores the claims of a receipt; they wait for a decision by staff. */
export async function openClaims(tx: Tx, claims: readonly NewClaim[], now: Date): Promise<void> {
  if (claims.length === 0) return;
  await tx.insert(receiptClaims).values(
    claims.map(({ line, ...claim }) => ({
      ...claim,
      id: newId(),
      orderId: line.orderId,
      subOrderId: line.subOrderId,
      orderLineId: line.id,
      createdAt: now,
    })),
  );
}

/** Returns the worth of the pieces that receipts of an order claim as missing, granted or not, EUR cents. */
export async function claimedCents(tx: Tx, orderId: string): Promise<number> {
  const [found] = await tx
    .select({ cents: sum(receiptClaims.amountCents) })
    .from(receiptClaims)
    .where(eq(receiptClaims.orderId, orderId));
  return Number(found?.cents ?? 0);
}
