import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { type Context, defineRoutes } from '../../contract/handlers';
import { sentenceOf } from '@selvedge/api-spec/refusals/sentences';
import { notices } from '../../db/schema/platform';
import { invalid } from '../../http/errors';
import { likePattern } from '../../db/likePattern';

const mine = (ctx: Context) => and(eq(notices.ownerKind, 'buyer'), eq(notices.ownerId, ctx.buyer.id));

async function unreadOf(ctx: Context): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(notices)
    .where(and(mine(ctx), isNull(notices.readAt)));
  return row?.count ?? 0;
}

/** Notices of the signed-in buyer (X-B92..X-B94). */
export const noticeRoutes = defineRoutes({
  frontNoticePage: async (ctx) => {
    const { pageNum, pageSize, keywords, unread, type } = ctx.query;
    const pattern = likePattern(keywords);
    const where = and(
      mine(ctx),
      type === undefined ? undefined : eq(notices.type, type),
      unread === undefined ? undefined : unread ? isNull(notices.readAt) : isNotNull(notices.readAt),
      pattern === null ? undefined : or(ilike(notices.title, pattern), ilike(notices.text, pattern)),
    );
    const list = await ctx.db
      .select()
      .from(notices)
      .where(where)
      .orderBy(desc(notices.createdAt), desc(notices.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const [found] = await ctx.db.select({ count: count() }).from(notices).where(where);
    return { list, total: found?.count ?? 0, pageNum, pageSize, unread: await unreadOf(ctx) };
  },

  frontNoticeCount: async (ctx) => ({ unread: await unreadOf(ctx) }),

  frontNoticeRead: async (ctx) => {
    const { ids, all } = ctx.body;
    if (ids === undefined && all !== true) throw invalid({ ids: sentenceOf('required', ctx.language) });
    await ctx.db
      .update(notices)
      .set({ readAt: ctx.now })
      .where(
        and(mine(ctx), isNull(notices.readAt), all === true ? undefined : inArray(notices.id, ids ?? [])),
      );
    return { unread: await unreadOf(ctx) };
  },
});
