import { defineRoutes } from '../../contract/handlers';
import { noticePage, unreadCount } from './read';
import { markRead } from './write';

/** Notices of the signed-in buyer (X-B92..X-B94). */
export const noticeRoutes = defineRoutes({
  frontNoticePage: (ctx) => noticePage(ctx.db, ctx.buyer.id, ctx.query),

  frontNoticeCount: async (ctx) => ({ unread: await unreadCount(ctx.db, ctx.buyer.id) }),

  frontNoticeRead: async (ctx) => ({ unread: await markRead(ctx, ctx.body) }),
});
