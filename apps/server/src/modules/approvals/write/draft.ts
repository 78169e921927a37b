import { codes } from '@selvedge/api-spec/codes';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { draftLines, drafts } from '../../../db/schema/cart';
import { refuse } from '../../../http/errors';
import { localised, translate } from '../../../translate';
import { announceCart } from '../../cart/write/announce';
import { refuseMoreDrafts } from '../../drafts/write/limits';
import type { InquiryCall } from '../../inquiry/machine/call';
import { restOfDraft, takeFromCart, takeFromDraft } from '../../inquiry/machine/sources';
import { listsOfOffers } from '../../offers/rules/offer';
import { refuseWhileWaiting } from '../../drafts/waiting/refuse';

const LONGEST_TITLE = 120;

/** The draft as which an inquiry waits. */
export interface WaitingDraft {
  id: string;
  title: string;
}

function titleOf({ lines, ctx }: InquiryCall): string {
  const names = listsOfOffers(lines.map(({ offer }) => offer)).map(({ name, nameEn }) =>
    localised(ctx.language, name, nameEn ?? name),
  );
  return translate(ctx.language, 'teams.draftTitle', { lists: names.join(', ') }).slice(0, LONGEST_TITLE);
}

/** A draft for lines that are in none; they leave the cart, or they could be ordered twice. */
async function newDraft(call: InquiryCall): Promise<WaitingDraft> {
  const { ctx, tx, buyer, lines, inCart } = call;
  await refuseMoreDrafts(tx, buyer.id, lines.length, ctx.language);
  const made = { id: newId(), title: titleOf(call) };
  await tx
    .insert(drafts)
    .values({ ...made, ownerId: buyer.id, teamId: buyer.teamId, version: 0, createdAt: ctx.now });
  await announceCart(tx, await takeFromCart(tx, [...inCart.keys()]));
  return made;
}

/** The draft that is sent, which was held when the inquiry began. */
async function sentDraft(tx: Tx, id: string): Promise<WaitingDraft> {
  const [draft] = await tx
    .select({ id: drafts.id, title: drafts.title })
    .from(drafts)
    .where(eq(drafts.id, id));
  if (draft === undefined) throw refuse(codes.NOT_FOUND);
  return draft;
}

/**
 * The draft in which what is asked for finds room: the one that is sent where all of it is asked for, else a new one, so that the rest
 * stays where it is. Refused with 40904 while the one that is sent waits.
 */
async function roomFor(call: InquiryCall): Promise<WaitingDraft> {
  const { tx, input, lines } = call;
  if (input.draftId === undefined) return newDraft(call);
  await refuseWhileWaiting(tx, input.draftId);
  const { left } = await restOfDraft(tx, input.draftId, lines);
  if (left.length === 0) return sentDraft(tx, input.draftId);
  await takeFromDraft(call, input.draftId);
  return newDraft(call);
}

/** The draft as which an inquiry waits, with exactly what was asked for, so that it shows that while it waits and afterwards. */
export async function waitingDraft(call: InquiryCall): Promise<WaitingDraft> {
  const { ctx, tx, input, lines, notifyUserIds } = call;
  const draft = await roomFor(call);
  await tx
    .update(drafts)
    .set({
      addressId: input.addressId,
      notifyUserIds,
      remark: input.remark ?? null,
      updatedBy: ctx.buyer.nickname,
      updatedAt: ctx.now,
      version: sql`${drafts.version} + 1`,
    })
    .where(eq(drafts.id, draft.id));
  await tx.delete(draftLines).where(eq(draftLines.draftId, draft.id));
  await tx.insert(draftLines).values(
    lines.map(({ skuId, listId, qty, note = null, offer: { productId } }, index) => ({
      draftId: draft.id,
      position: index + 1,
      productId,
      skuId,
      listId,
      qty,
      note,
    })),
  );
  return draft;
}
