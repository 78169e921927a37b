import { defineRoutes } from '../../contract/handlers';
import { noticePage, unreadCount, type Reader } from './read/inbox';
import { noticeSettingsOf } from './settings/read';
import { changeNoticeSettings } from './settings/write';
import { markRead } from './write/inbox';

const readerOf = ({ buyer }: { buyer: { id: string } }): Reader => ({ kind: 'buyer', id: buyer.id });

/** Routes of the signed-in buyer's notices and their settings. */
export const noticeRoutes = defineRoutes({
  frontNoticePage: (ctx) => noticePage(ctx.db, readerOf(ctx), ctx.query),

  frontNoticeCount: async (ctx) => ({ unread: await unreadCount(ctx.db, readerOf(ctx)) }),

  frontNoticeRead: async (ctx) => ({ unread: await markRead(ctx, readerOf(ctx), ctx.body) }),

  frontNoticeSettings: (ctx) => noticeSettingsOf(ctx.db, ctx.buyer.id),

  frontNoticeSettingsEdit: async (ctx) => {
    await changeNoticeSettings(ctx, ctx.body);
    return null;
  },
});
