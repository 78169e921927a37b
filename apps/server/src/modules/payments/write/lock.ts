import { codes } from '@selvedge/api-spec/codes';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable, Tx } from '../../../db/pool';
import { payments } from '../../../db/schema/payments';
import { refuse } from '../../../http/errors';
import type { OrderBundle } from '../../orders/read/bundle';
import type { PaymentRow } from '../../orders/read/payments';
import { lockOrder } from '../../orders/write/lock';

async function byId(db: Queryable, id: string): Promise<PaymentRow> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** Waiting proof with its locked order. */
export interface LockedProof {
  bundle: OrderBundle;
  payment: PaymentRow;
}

/**
 * Locks the order of a payment that the caller may see, then reads the payment, so that an earlier decision is seen. Refuses with 40904
 * unless the proof still waits.
 */
export async function lockProof(ctx: Context, tx: Tx, id: string): Promise<LockedProof> {
  const bundle = await lockOrder(ctx, tx, (await byId(tx, id)).orderId);
  const payment = await byId(tx, id);
  if (payment.status === 'PROOF_SUBMITTED') return { bundle, payment };
  throw refuse(codes.STEP_REFUSED, { from: payment.status, allowed: [] });
}
