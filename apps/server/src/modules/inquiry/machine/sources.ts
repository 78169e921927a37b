import { codes } from '@selvedge/api-spec/codes';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { teamMembers } from '../../../db/schema/accounts';
import { cartLines, draftLines, drafts } from '../../../db/schema/cart';
import { invalid, refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../translate';
import { draftFor } from '../../drafts/read/drafts';
import { type WantedLine, withoutPieces } from '../../offers/rules/wanted';
import type { Inquirer, InquiryCall } from './call';

const linesIn = (tx: Tx, draftId: string) =>
  tx.select().from(draftLines).where(eq(draftLines.draftId, draftId)).orderBy(asc(draftLines.position));

/** Lines of a draft the buyer owns or that is shared with his team; held until the end of the transaction. */
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
 * Locks the cart lines an inquiry names, in the buyer's cart or, as a team orders together, in one of his team, and
 * answers their prices as they were when added, by line id. A line that is not there any more, or holds other goods, is
 * refused with 40401: it was ordered already, and a cart is ordered once.
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

/** Takes ordered lines out of the carts they are in; answers whose carts those were. */
export async function takeFromCart(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await tx
    .delete(cartLines)
    .where(inArray(cartLines.id, [...ids]))
    .returning({ buyerId: cartLines.buyerId });
  return [...new Set(gone.map(({ buyerId }) => buyerId))];
}

/** Lines of a held draft that an inquiry leaves in it, with what is left of them; `isTaken` once any piece goes. */
export async function restOfDraft(tx: Tx, draftId: string, ordered: readonly WantedLine[]) {
  const lines = await linesIn(tx, draftId);
  const left = withoutPieces(lines, ordered);
  const pieces = (of: typeof lines): number => of.reduce((sum, { qty }) => sum + qty, 0);
  return { left, isTaken: pieces(left) < pieces(lines) };
}

/**
 * Takes what is ordered out of the draft it is sent with, which is held: the rest stays for whose draft it is, and a draft of
 * which nothing is left ends. Answers whether anything of it was taken.
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

/** Refuses people to be notified who are not of the buyer's team. */
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
