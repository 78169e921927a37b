import { codes } from '@selvedge/api-spec/codes';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { drafts } from '../../../db/schema/cart';
import { refuse } from '../../../http/errors';
import { localised, translate } from '../../../messages/translate';
import { announceCart } from '../../cart/write/announce';
import { refuseMoreDrafts } from '../../drafts/write/limits';
import { replaceDraftLines } from '../../drafts/write/lines';
import type { InquiryCall } from '../../inquiry/machine/call';
import { restOfDraft, takeFromCart, takeFromDraft } from '../../inquiry/machine/sources';
import { listsOfOffers } from '../../offers/rules/offer';
import { refuseWhileWaiting } from '../../drafts/write/refuse';

const LONGEST_TITLE = 120;

/** Draft in which an inquiry waits for its approval. */
export interface WaitingDraft {
  id: string;
  title: string;
}

function titleOf({ lines, ctx }: InquiryCall): string {
  const names = listsOfOffers(lines.map(({ offer }) => offer)).map(({ name, nameEn }) =>
    localised(ctx.language, name, nameEn),
  );
  return translate(ctx.language, 'teams.draftTitle', { lists: names.join(', ') }).slice(0, LONGEST_TITLE);
}

/** Creates a draft for lines that are in no draft, and removes them from the cart, because they could be ordered twice otherwise. */
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

/** Returns the draft of the inquiry, which was locked when the inquiry began. */
async function sentDraft(tx: Tx, id: string): Promise<WaitingDraft> {
  const [draft] = await tx
    .select({ id: drafts.id, title: drafts.title })
    .from(drafts)
    .where(eq(drafts.id, id));
  if (draft === undefined) throw refuse(codes.NOT_FOUND);
  return draft;
}

/**
 * Returns the draft for the requested lines: the draft of the inquiry when all its lines are requested, else a new one, so that the other
 * lines stay where they are. Refuses with 40904 while the draft of the inquiry waits for an approval.
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

/** Returns the draft in which an inquiry waits, with exactly the requested lines, so that it shows them while it waits and afterwards. */
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
  await replaceDraftLines(
    tx,
    draft.id,
    lines.map(({ offer: { productId }, ...line }) => ({ ...line, productId })),
  );
  return draft;
}
