import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool';
import { teamMembers } from '../../db/schema/accounts';
import { cartLines, draftLines, drafts } from '../../db/schema/cart';
import { invalid, refuse } from '../../http/errors';
import type { Language } from '../../http/messages';
import type { BuyerSession } from '../auth/identity';
import type { WantedLine } from './lines';
import { inquiryWords } from './refusals';

/** Lines of a draft the buyer owns or that is shared with his team; held until the end of the transaction (D-36). */
export async function linesOfDraft(tx: Tx, buyer: BuyerSession, draftId: string): Promise<WantedLine[]> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, draftId)).for('update');
  if (draft === undefined) throw refuse(40401);
  const shared = draft.shared && draft.teamId !== null && draft.teamId === buyer.teamId;
  if (draft.ownerId !== buyer.id && !shared) throw refuse(40302);
  const lines = await tx
    .select()
    .from(draftLines)
    .where(eq(draftLines.draftId, draftId))
    .orderBy(asc(draftLines.position));
  return lines.map(({ skuId, listId, qty, note }) => ({
    skuId,
    listId,
    qty,
    ...(note === null ? {} : { note }),
  }));
}

/** Prices of the named cart lines as they were when added, by line id. */
export async function pricesInCart(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: cartLines.id, priceCents: cartLines.priceCents })
    .from(cartLines)
    .where(inArray(cartLines.id, [...ids]));
  return new Map(rows.map(({ id, priceCents }) => [id, priceCents]));
}

/** Takes ordered lines out of the carts of the buyer and, as a team orders together, of his team. */
export async function takeFromCart(tx: Tx, buyer: BuyerSession, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const mine = eq(cartLines.buyerId, buyer.id);
  const ours = sql`${cartLines.buyerId} in (select buyer_id from team_members where team_id = ${buyer.teamId})`;
  const gone = await tx
    .delete(cartLines)
    .where(and(inArray(cartLines.id, [...ids]), buyer.teamId === null ? mine : or(mine, ours)))
    .returning({ buyerId: cartLines.buyerId });
  return [...new Set(gone.map(({ buyerId }) => buyerId))];
}

/** Ends a draft that became an order. */
export async function endDraft(tx: Tx, draftId: string): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.id, draftId));
}

/** Refuses people to be told who are not of the buyer's team (D-38). */
export async function checkTold(
  tx: Tx,
  buyer: BuyerSession,
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
    if (found.length !== chosen.length) throw invalid({ notifyUserIds: inquiryWords(language).member });
  }
  return [...new Set(ids)];
}
