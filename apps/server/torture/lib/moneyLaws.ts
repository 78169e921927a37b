import { violatedMoneyInvariants } from '@selvedge/domain/orders/moneyLaws';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../src/db/pool';
import { creditEntries } from '../../src/db/schema/payments';
import { type MoneyView, viewOf } from './moneySteps';

/**
 * Returns the sum credited for closed and cancelled pieces: from the team's credit entries, or from the order for a customer without a
 * team.
 */
async function givenCents(db: Db, { order, subs }: MoneyView, acceptedCents: number): Promise<number> {
  const closed = subs.reduce((sum, { shortageDiffCents }) => sum + shortageDiffCents, 0);
  if (order.teamId === null) return acceptedCents - order.paidCents + closed;
  const [given] = await db
    .select({ cents: sql<string>`coalesce(sum(${creditEntries.amountCents}), 0)` })
    .from(creditEntries)
    .where(
      and(eq(creditEntries.orderId, order.id), inArray(creditEntries.type, ['SHORTAGE', 'CANCELLATION'])),
    );
  return Number(given?.cents);
}

/** Returns the names of the money invariants that a stored order violates. */
export async function violatedInvariants(db: Db, id: string): Promise<string[]> {
  const view = await viewOf(db, id);
  const accepted = view.paid.filter(({ status }) => status === 'PAID');
  const acceptedCents = accepted.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const claimedCents = view.claims.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return violatedMoneyInvariants(view, {
    acceptedCents,
    claimedCents,
    givenCents: await givenCents(db, view, acceptedCents),
  });
}
