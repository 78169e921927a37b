import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../../../contract/handlers';
import { listShares } from '../../../../db/schema/lists';
import { shareAnswer } from '../shares';
import { seenList } from './seen';

/** Maximum number of links in one response, as the contract bounds it. */
const MOST = 500;

/** Returns all links of a list, revoked and expired ones too, newest first. */
export async function sharesOf(
  ctx: Pick<Context, 'db' | 'staff' | 'origin' | 'serves' | 'config' | 'language'>,
  id: string,
) {
  const list = await seenList(ctx.db, ctx.staff, id);
  const rows = await ctx.db
    .select()
    .from(listShares)
    .where(eq(listShares.listId, id))
    .orderBy(desc(listShares.createdAt), desc(listShares.id))
    .limit(MOST);
  return rows.map((share) => shareAnswer(ctx, share, list));
}
