import { codes } from '@selvedge/api-spec/codes';
import { assertAmount } from '@selvedge/domain/money/money';
import { desc, eq } from 'drizzle-orm';
import { newId } from '../../db/ids';
import type { Tx } from '../../db/pool';
import type { Actor } from '../../db/records';
import { teams } from '../../db/schema/accounts';
import { creditEntries, type CreditEntryType } from '../../db/schema/payments';
import { refuse } from '../../http/errors';

/** Change of a team's credit. */
export interface CreditChange {
  teamId: string;
  type: CreditEntryType;
  /** EUR cents; positive credits the team, negative debits it. */
  amountCents: number;
  orderId: string | null;
  actor: Pick<Actor, 'name'>;
  note?: string | null;
  at: Date;
}

/**
 * Locks the credit of a team until the end of the transaction and returns it in EUR cents. Transactions lock an order before the team, and
 * stock after the team, so that no deadlock arises.
 */
export async function lockCredit(tx: Tx, teamId: string): Promise<number> {
  const [team] = await tx
    .select({ balanceCents: teams.creditBalanceCents })
    .from(teams)
    .where(eq(teams.id, teamId))
    .for('no key update');
  if (team === undefined) throw new Error(`there is no team ${teamId}`);
  return team.balanceCents;
}

/**
 * Returns the time of a new entry of the statement: now, but later than the entry before it, so that the order of the entries follows their
 * balances. A call that waited for the lock may have started earlier than the one that went first.
 */
async function timeOfLine(tx: Tx, teamId: string, now: Date): Promise<Date> {
  const [last] = await tx
    .select({ at: creditEntries.at })
    .from(creditEntries)
    .where(eq(creditEntries.teamId, teamId))
    .orderBy(desc(creditEntries.at))
    .limit(1);
  return last === undefined || last.at < now ? now : new Date(last.at.getTime() + 1);
}

/**
 * Returns the balance after a change in EUR cents. Refuses with 40917 and the balance when the change debits more than that; throws an
 * AmountTooLargeError above the maximum of an amount.
 */
export function balanceAfter(beforeCents: number, amountCents: number): number {
  if (beforeCents + amountCents < 0) throw refuse(codes.ABOVE_OPEN_AMOUNT, { openCents: beforeCents });
  return assertAmount(beforeCents + amountCents, 'amountCents');
}

/**
 * Changes the credit of a team and writes the entry of its statement. Refuses with 40917 and the balance when the change debits more than
 * that.
 */
export async function changeCredit(
  tx: Tx,
  { teamId, type, amountCents, orderId, actor, note = null, at }: CreditChange,
): Promise<typeof creditEntries.$inferSelect> {
  const balanceCents = balanceAfter(await lockCredit(tx, teamId), amountCents);
  await tx.update(teams).set({ creditBalanceCents: balanceCents }).where(eq(teams.id, teamId));
  const [entry] = await tx
    .insert(creditEntries)
    .values({
      id: newId(),
      teamId,
      type,
      amountCents,
      balanceCents,
      orderId,
      operatorName: actor.name,
      note,
      at: await timeOfLine(tx, teamId, at),
    })
    .returning();
  if (entry === undefined) throw new Error('the entry was not written');
  return entry;
}
