import { codes } from '@selvedge/api-spec/codes';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { record } from '../../../db/records';
import { listShares } from '../../../db/schema/lists';
import { refuse } from '../../../http/errors';
import type { ListAccess } from '../access/listAccess';
import { shareAnswer } from '../read/shares';
import { checkEditable, LIST_ENTITY } from '../machine/conflict';
import { insertShare, type ShareWish } from '../machine/insertShare';

/** Creates another link to an open list to which `door` gives access. */
export function shareList(ctx: Context, door: ListAccess, listId: string, wish: ShareWish) {
  return ctx.inTransaction(async (tx) => {
    const list = await door.hold(tx, listId);
    checkEditable(list, 'share', ctx.now, door.actionsOf(list));
    return shareAnswer(ctx, await insertShare(ctx, tx, list, wish), list);
  });
}

/** Revokes a link to a list to which `door` gives access; revoking it again changes nothing. */
export function endShare(ctx: Context, door: ListAccess, id: string): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    const [share] = await tx.select().from(listShares).where(eq(listShares.id, id));
    if (share === undefined) throw refuse(codes.NOT_FOUND);
    const list = await door.hold(tx, share.listId);
    const ended = await tx
      .update(listShares)
      .set({ revokedAt: ctx.now })
      .where(and(eq(listShares.id, id), isNull(listShares.revokedAt)))
      .returning({ id: listShares.id });
    if (ended.length === 0) return;
    const after = { shareId: id };
    await record(tx, { entity: LIST_ENTITY, entityId: list.id, action: 'revoke', actor: ctx.actor, after });
  });
}

/** Counts a visit of a link. */
export async function countVisit({ db }: Pick<Context, 'db'>, shareId: string): Promise<void> {
  await db
    .update(listShares)
    .set({ views: sql`${listShares.views} + 1` })
    .where(eq(listShares.id, shareId));
}
