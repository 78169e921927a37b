import { defineRoutes } from '../../contract/handlers';
import { draftDetail, draftPage } from './read/page';
import { deleteDrafts } from './write/delete';
import { saveDraft } from './write/save';

/** Inquiries that are not sent yet (X-B35..X-B38). */
export const draftRoutes = defineRoutes({
  frontInquiryDraftPage: (ctx) => draftPage(ctx, ctx.query),

  frontInquiryDraftDetail: (ctx) => draftDetail(ctx, ctx.params.id),

  frontInquiryDraftSave: (ctx) => saveDraft(ctx, ctx.body),

  frontInquiryDraftDel: async (ctx) => {
    await deleteDrafts(ctx, ctx.body.ids);
    return null;
  },
});
