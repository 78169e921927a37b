import { defineRoutes } from '../../contract/handlers';
import { confirmOffers, refuseOffers } from '../orders/write/buyerSteps';
import { createInquiry } from './write/create';
import { previewInquiry } from './read/preview';

/** Routes of inquiries: preview of the sums, submission, and the customer's answer to offers. */
export const inquiryRoutes = defineRoutes({
  frontInquiryPreview: (ctx) => previewInquiry(ctx, ctx.body),

  frontInquiryCreate: (ctx) => createInquiry(ctx, ctx.body),

  frontInquiryConfirm: (ctx) => confirmOffers(ctx, ctx.body),

  frontInquiryRefuse: (ctx) => refuseOffers(ctx, ctx.body),
});
