import { defineRoutes } from '../../contract/handlers';
import { noticePage, type Reader } from './read';
import { readOne } from './staff/readOne';
import { markRead } from './write';

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
