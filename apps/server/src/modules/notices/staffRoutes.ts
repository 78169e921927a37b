import { defineRoutes } from '../../contract/handlers';
import { noticePage, type Reader } from './read/inbox';
import { readOne } from './write/staffNotice';
import { markRead } from './write/inbox';

const readerOf = ({ staff }: { staff: { id: string } }): Reader => ({ kind: 'staff', id: staff.id });

/** Routes of the inbox of a staff user. */
export const staffNoticeRoutes = defineRoutes({
  getNoticesMyPage: (ctx) => {
    const { read, ...filter } = ctx.query;
    return noticePage(ctx.db, readerOf(ctx), { ...filter, unread: read === undefined ? undefined : !read });
  },

  getNoticesByIdDetail: (ctx) => readOne(ctx, readerOf(ctx), ctx.params.id),

  putNoticesReadAll: async (ctx) => ({ unread: await markRead(ctx, readerOf(ctx), { all: true }) }),
});
