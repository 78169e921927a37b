import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Queryable } from '../../../db/pool';
import { draftLines, drafts } from '../../../db/schema/cart';
import { invalid, refuse } from '../../../http/errors';
import { offersFor } from '../../offers/read';
import { keyOf } from '../../offers/rules/wanted';
import { textArray } from '../../../db/textArray';
import { refuseMoreDrafts } from './limits';
import { draftAnswer, draftFor, linesOf } from '../read';

type DraftInput = components['schemas']['DraftInput'];

const NOT_THERE = { 'zh-CN': '该尺码不在此清单中', en: 'This size is not on the list' } as const;
const NOT_OURS = { 'zh-CN': '收货地址不存在', en: 'There is no such address' } as const;
const NOT_TEAM = { 'zh-CN': '只能通知本团队成员', en: 'Only members of your team can be notified' } as const;

/** Every line must name a size that is on a list which the buyer may see; closed lists are allowed in a draft. */
async function checkLines(ctx: Context, db: Queryable, lines: DraftInput['lines']): Promise<void> {
  const offers = await offersFor(db, ctx.buyer, lines);
  const wrong = lines.flatMap((line, place) => {
    const offer = offers.get(keyOf(line));
    const fits = offer?.listed === true && offer.visible && offer.productId === line.productId;
    return fits ? [] : [[`lines.${place}.skuId`, NOT_THERE[ctx.language]]];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

async function checkPeople(ctx: Context, db: Queryable, input: DraftInput): Promise<void> {
  const { addressId, notifyUserIds = [] } = input;
  if (addressId !== undefined) {
    const { rows } = await db.execute(
      sql`select 1 from addresses where id = ${addressId} and buyer_id = ${ctx.buyer.id} and deleted_at is null`,
    );
    if (rows.length === 0) throw invalid({ addressId: NOT_OURS[ctx.language] });
  }
  if (notifyUserIds.length === 0) return;
  const { rows } = await db.execute(
    sql`select buyer_id from team_members where team_id = ${ctx.buyer.teamId} and buyer_id = any(${textArray(notifyUserIds)})`,
  );
  if (rows.length < new Set(notifyUserIds).size) throw invalid({ notifyUserIds: NOT_TEAM[ctx.language] });
}

/** Saves a draft, new or changed (X-B37). A version other than the stored one is refused with 40901, one draft too many with 42201. */
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
            ...draftAnswer(before, await linesOf(tx, before.id)),
            updatedAt: before.updatedAt.toISOString(),
          },
          changedBy: before.updatedBy,
          changedAt: before.updatedAt.toISOString(),
        });
      }
      const mayShare = before.ownerId === ctx.buyer.id;
      await tx
        .update(drafts)
        .set({ ...values, shared: mayShare ? shared : before.shared, version: before.version + 1 })
        .where(sql`${drafts.id} = ${before.id}`);
      await tx.delete(draftLines).where(sql`${draftLines.draftId} = ${before.id}`);
    }
    if (lines.length > 0) {
      await tx.insert(draftLines).values(
        lines.map(({ productId, skuId, listId, qty, note = null }, index) => ({
          draftId,
          position: index + 1,
          productId,
          skuId,
          listId,
          qty,
          note,
        })),
      );
    }
    return draftAnswer(await draftFor(tx, ctx.buyer, draftId), await linesOf(tx, draftId));
  });
}
