import { defineRoutes } from '../../contract/handlers';
import { circles } from './read/circles';
import { announcementForm } from './read/one';
import { announcementPage } from './read/page';
import { addNotice, changeNotice } from './write/save';
import { deleteNotices, publishNotice, revokeNotice } from './write/steps';

/** Routes of the notices that staff write, publish and revoke. */
export const announcementRoutes = defineRoutes({
  getNoticesPage: (ctx) => announcementPage(ctx, ctx.query),

  getNoticesCircles: (ctx) => circles(ctx.db, ctx.staff),

  getNoticesByIdForm: (ctx) => announcementForm(ctx, ctx.params.id),

  postNotices: (ctx) => addNotice(ctx, ctx.body),

  putNoticesById: async (ctx) => {
    await changeNotice(ctx, ctx.params.id, ctx.body);
    return null;
  },

  putNoticesByIdPublish: async (ctx) => {
    await publishNotice(ctx, ctx.params.id, ctx.body.version);
    return null;
  },

  putNoticesByIdRevoke: async (ctx) => {
    await revokeNotice(ctx, ctx.params.id, ctx.body.version);
    return null;
  },

  deleteNoticesById: async (ctx) => {
    await deleteNotices(ctx, new Set(ctx.params.id.split(',')));
    return null;
  },
});
