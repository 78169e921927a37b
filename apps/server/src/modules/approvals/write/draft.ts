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
import { takeFromCart } from '../../inquiry/machine/sources';
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

/** The draft that is sent, which was held when the inquiry began; refused with 40904 while it waits. */
async function sentDraft(tx: Tx, id: string): Promise<WaitingDraft> {
  await refuseWhileWaiting(tx, id);
  const [draft] = await tx
    .select({ id: drafts.id, title: drafts.title })
    .from(drafts)
    .where(eq(drafts.id, id));
  if (draft === undefined) throw refuse(codes.NOT_FOUND);
  return draft;
}

/** The draft as which an inquiry waits, with exactly what was asked for, so that it shows that while it waits and afterwards. */
export async function waitingDraft(call: InquiryCall): Promise<WaitingDraft> {
  const { ctx, tx, input, lines, notifyUserIds } = call;
  const draft = input.draftId === undefined ? await newDraft(call) : await sentDraft(tx, input.draftId);
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
