import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Queryable } from '../../../db/pool';
import { addresses, teamMembers } from '../../../db/schema/accounts';
import { drafts } from '../../../db/schema/cart';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { offersFor } from '../../offers/read';
import { lineKey } from '../../offers/rules/wanted';
import { refuseWhileWaiting } from './refuse';
import { replaceDraftLines } from './lines';
import { refuseMoreDrafts } from './limits';
import { draftAnswer, draftFor, draftLinesOf } from '../read/drafts';

type DraftInput = components['schemas']['DraftInput'];

/** Refuses with 40001 a line whose SKU is not on a list that the buyer may see; closed lists are allowed in a draft. */
async function checkLines(ctx: Context, db: Queryable, lines: DraftInput['lines']): Promise<void> {
  const offers = await offersFor(db, ctx.buyer, lines);
  const wrong = lines.flatMap((line, place) => {
    const offer = offers.get(lineKey(line));
    const fits = offer?.listed === true && offer.visible && offer.productId === line.productId;
    return fits ? [] : [[`lines.${place}.skuId`, translate(ctx.language, 'drafts.notListed')]];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

async function checkPeople(ctx: Context, db: Queryable, input: DraftInput): Promise<void> {
  const { addressId, notifyUserIds = [] } = input;
  if (addressId !== undefined) {
    const known = and(
      eq(addresses.id, addressId),
      eq(addresses.buyerId, ctx.buyer.id),
      isNull(addresses.deletedAt),
    );
    if ((await db.$count(addresses, known)) === 0)
      throw invalid({ addressId: translate(ctx.language, 'drafts.noAddress') });
  }
  if (notifyUserIds.length === 0) return;
  const { teamId } = ctx.buyer;
  const people = [...new Set(notifyUserIds)];
  const inTeam = and(eq(teamMembers.teamId, teamId ?? ''), inArray(teamMembers.buyerId, people));
  if (teamId === null || (await db.$count(teamMembers, inTeam)) < people.length)
    throw invalid({ notifyUserIds: translate(ctx.language, 'drafts.notTeam') });
}

/**
 * Saves a draft, new or changed. Refuses with 40901 a version other than the stored one, with 40904 a draft that waits for the leader, with
 * 42201 a draft above the limits.
 */
export function saveDraft(ctx: Context, input: DraftInput) {
  const {
    id,
    version,
    lines,
    title,
    shared = false,
    addressId = null,
    notifyUserIds = [],
    remark = null,
  } = input;
  return ctx.inTransaction(async (tx) => {
    await checkLines(ctx, tx, lines);
    await checkPeople(ctx, tx, input);
    const values = {
      title,
      shared,
      addressId,
      notifyUserIds,
      remark,
      updatedBy: ctx.buyer.nickname,
      updatedAt: ctx.now,
    };
    let draftId = id;
    if (draftId === undefined) {
      await refuseMoreDrafts(tx, ctx.buyer.id, lines.length, ctx.language);
      draftId = newId();
      await tx.insert(drafts).values({
        id: draftId,
        ownerId: ctx.buyer.id,
        teamId: ctx.buyer.teamId,
        createdAt: ctx.now,
        ...values,
      });
    } else {
      const before = await draftFor(tx, ctx.buyer, draftId, true);
      if (version !== before.version) {
        throw refuse(codes.CHANGED_MEANWHILE, {
          current: {
            ...draftAnswer(before, await draftLinesOf(tx, before.id)),
            updatedAt: before.updatedAt.toISOString(),
          },
          changedBy: before.updatedBy,
          changedAt: before.updatedAt.toISOString(),
        });
      }
      await refuseWhileWaiting(tx, before.id);
      const mayShare = before.ownerId === ctx.buyer.id;
      await tx
        .update(drafts)
        .set({ ...values, shared: mayShare ? shared : before.shared, version: before.version + 1 })
        .where(eq(drafts.id, before.id));
    }
    await replaceDraftLines(tx, draftId, lines);
    return draftAnswer(await draftFor(tx, ctx.buyer, draftId), await draftLinesOf(tx, draftId));
  });
}
