import { defineRoutes } from '../../contract/handlers';
import { draftDetail, draftPage } from './read/page';
import { deleteDrafts } from './write/delete';
import { reorder } from './write/reorder';
import { saveDraft } from './write/save';

/** Routes of drafts of inquiries, and of drafts made from an order. */
export const draftRoutes = defineRoutes({
  frontInquiryDraftPage: (ctx) => draftPage(ctx, ctx.query),

  frontInquiryDraftDetail: (ctx) => draftDetail(ctx, ctx.params.id),

  frontInquiryDraftSave: (ctx) => saveDraft(ctx, ctx.body),

  frontOrderReorder: (ctx) => reorder(ctx, ctx.body.orderId),

  frontInquiryDraftDel: async (ctx) => {
    await deleteDrafts(ctx, ctx.body.ids);
    return null;
  },
});
