import { codes } from '@selvedge/api-spec/codes';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { teamMembers } from '../../../db/schema/accounts';
import { cartLines, draftLines, drafts } from '../../../db/schema/cart';
import { invalid, refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import { draftFor } from '../../drafts/read/drafts';
import { type WantedLine, withoutPieces } from '../../offers/rules/wanted';
import type { Inquirer, InquiryCall } from './call';

const linesIn = (tx: Tx, draftId: string) =>
  tx.select().from(draftLines).where(eq(draftLines.draftId, draftId)).orderBy(asc(draftLines.position));

/**
 * Returns the lines of a draft that the buyer owns or that is shared with the buyer's team; locks the draft until the end of the
 * transaction.
 */
export async function linesOfDraft(tx: Tx, buyer: Inquirer['buyer'], draftId: string): Promise<WantedLine[]> {
  await draftFor(tx, buyer, draftId, true);
  const lines = await linesIn(tx, draftId);
  return lines.map(({ skuId, listId, qty, note }) => ({
    skuId,
    listId,
    qty,
    ...(note === null ? {} : { note }),
  }));
}

/**
 * Locks the cart lines that an inquiry names, in the buyer's cart or, because a team orders together, in one of the team, and returns their
 * prices when added by line id. Refuses with 40401 a line that is not there any more or has another SKU: it was ordered already, and a cart
 * is ordered once.
 */
export async function lockCartLines(
  tx: Tx,
  buyer: Inquirer['buyer'],
  sent: readonly WantedLine[],
  language: Language,
): Promise<Map<string, number>> {
  const ids = sent.flatMap(({ cartLineId }) => (cartLineId === undefined ? [] : [cartLineId]));
  if (ids.length === 0) return new Map();
  const own = eq(cartLines.buyerId, buyer.id);
  const ofTeam = sql`${cartLines.buyerId} in (select buyer_id from team_members where team_id = ${buyer.teamId})`;
  const rows = await tx
    .select()
    .from(cartLines)
    .where(and(inArray(cartLines.id, ids), buyer.teamId === null ? own : or(own, ofTeam)))
    .orderBy(asc(cartLines.id))
    .for('update');
  const locked = new Map(rows.map((row) => [row.id, row]));
  for (const { cartLineId, skuId, listId } of sent) {
    if (cartLineId === undefined) continue;
    const row = locked.get(cartLineId);
    if (row?.skuId !== skuId || row.listId !== listId)
      throw refuse(codes.NOT_FOUND, null, translate(language, 'inquiry.cartLineGone'));
  }
  return new Map(rows.map(({ id, priceCents }) => [id, priceCents]));
}

/** Removes ordered lines from their carts; returns the ids of the buyers whose carts they were in. */
export async function takeFromCart(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await tx
    .delete(cartLines)
    .where(inArray(cartLines.id, [...ids]))
    .returning({ buyerId: cartLines.buyerId });
  return [...new Set(gone.map(({ buyerId }) => buyerId))];
}

/**
 * Returns the lines of a locked draft that an inquiry leaves in it, with their remaining pieces; `isTaken` says whether the inquiry orders
 * any piece of it.
 */
export async function restOfDraft(tx: Tx, draftId: string, ordered: readonly WantedLine[]) {
  const lines = await linesIn(tx, draftId);
  const left = withoutPieces(lines, ordered);
  const pieces = (of: typeof lines): number => of.reduce((sum, { qty }) => sum + qty, 0);
  return { left, isTaken: pieces(left) < pieces(lines) };
}

/**
 * Removes the ordered pieces from the locked draft of an inquiry: the rest stays for the owner of the draft, and an empty draft is deleted.
 * Returns whether any piece was removed.
 */
export async function takeFromDraft(
  { ctx, tx, lines }: Pick<InquiryCall, 'ctx' | 'tx' | 'lines'>,
  draftId: string,
): Promise<boolean> {
  const { left, isTaken } = await restOfDraft(tx, draftId, lines);
  if (!isTaken) return false;
  if (left.length === 0) {
    await tx.delete(drafts).where(eq(drafts.id, draftId));
    return true;
  }
  await tx.delete(draftLines).where(eq(draftLines.draftId, draftId));
  await tx.insert(draftLines).values(left);
  await tx
    .update(drafts)
    .set({ updatedBy: ctx.buyer.nickname, updatedAt: ctx.now, version: sql`${drafts.version} + 1` })
    .where(eq(drafts.id, draftId));
  return true;
}

/** Returns the buyers to be notified without duplicates; refuses with 40001 those who are not members of the buyer's team. */
export async function checkMembers(
  tx: Tx,
  buyer: Inquirer['buyer'],
  ids: readonly string[],
  language: Language,
): Promise<string[]> {
  const chosen = [...new Set(ids)].filter((id) => id !== buyer.id);
  if (chosen.length > 0) {
    const found =
      buyer.teamId === null
        ? []
        : await tx
            .select({ id: teamMembers.buyerId })
            .from(teamMembers)
            .where(and(eq(teamMembers.teamId, buyer.teamId), inArray(teamMembers.buyerId, chosen)));
    if (found.length !== chosen.length)
      throw invalid({ notifyUserIds: translate(language, 'inquiry.notTeam') });
  }
  return [...new Set(ids)];
}
