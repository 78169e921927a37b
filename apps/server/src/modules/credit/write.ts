import { codes } from '@selvedge/api-spec/codes';
import { assertAmount } from '@selvedge/domain/money/money';
import { desc, eq } from 'drizzle-orm';
import { newId } from '../../db/ids';
import type { Tx } from '../../db/pool';
import type { Actor } from '../../db/records';
import { teams } from '../../db/schema/accounts';
import { creditEntries, type CreditEntryType } from '../../db/schema/fulfilment';
import { refuse } from '../../http/errors';

/** A change of a team's credit. */
export interface CreditChange {
  teamId: string;
  type: CreditEntryType;
  /** EUR cents, above zero to give and below zero to take. */
  amountCents: number;
  orderId: string | null;
  actor: Pick<Actor, 'name'>;
  note?: string | null;
  at: Date;
}

/**
 * The credit of a team, EUR cents, held until the transaction ends. Whoever holds an order takes the team after it, and stock
 * after the team, so that nobody waits in a circle.
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
 * When a line of the statement is written: now, and later than the line before it, so that lines stand as their balances follow. Who
 * waited for the team may have been called earlier than who went first.
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
 * What a balance is after a change, EUR cents. Refuses with 40917 and what is there where more would be taken; throws an
 * AmountTooLargeError above what a credit may be.
 */
export function balanceAfter(beforeCents: number, amountCents: number): number {
  if (beforeCents + amountCents < 0) throw refuse(codes.ABOVE_OPEN_AMOUNT, { openCents: beforeCents });
  return assertAmount(beforeCents + amountCents, 'amountCents');
}

/**
 * Changes the credit of a team and writes the line of its statement. Refuses with 40917 and what is there when more
 * would be taken.
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
