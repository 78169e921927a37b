import type { Handlers } from '../contract/handlers';
import { addressRoutes } from './accounts/addressRoutes';
import { accountRoutes } from './accounts/routes';
import { approvalRoutes } from './approvals/routes';
import { authRoutes } from './auth/routes';
import { backgroundRoutes } from './background/routes';
import { brandRoutes } from './brands/routes';
import { staffBrandRoutes } from './brands/staffRoutes';
import { cartRoutes } from './cart/routes';
import { staffCartRoutes } from './cart/staffRoutes';
import { categoryRoutes } from './categories/routes';
import { choiceRoutes } from './choices/routes';
import { customerRoutes } from './customers/routes';
import { buyerFigureRoutes } from './dashboard/buyerRoutes';
import { staffFigureRoutes } from './dashboard/staffRoutes';
import { draftRoutes } from './drafts/routes';
import { ownListRoutes } from './lists/ownRoutes';
import { buyerFuturesRoutes } from './futures/buyerRoutes';
import { staffFuturesRoutes } from './futures/staffRoutes';
import { listRoutes } from './lists/routes';
import { staffListRoutes } from './lists/staffRoutes';
import { pictureRoutes } from './pictures/routes';
import { productRoutes } from './products/routes';
import { staffProductRoutes } from './products/staffRoutes';
import { commonRoutes } from './common/routes';
import { exportRoutes } from './exports/routes';
import { announcementRoutes } from './announcements/routes';
import { tradeRuleRoutes } from './tradeRules/routes';
import { moneyApprovalRoutes } from './moneyApprovals/routes';
import { noticeRoutes } from './notices/routes';
import { filterRoutes } from './filters/routes';
import { staffNoticeRoutes } from './notices/staffRoutes';
import { productImportRoutes } from './imports/productRoutes';
import { jobRoutes } from './imports/jobRoutes';
import { importRoutes } from './imports/routes';
import { inquiryRoutes } from './inquiry/routes';
import { staffInquiryRoutes } from './inquiry/staffRoutes';
import { buyerOrderRoutes } from './orders/buyerRoutes';
import { staffOrderRoutes } from './orders/staffRoutes';
import { buyerPaymentRoutes } from './payments/buyerRoutes';
import { staffPaymentRoutes } from './payments/staffRoutes';
import { preferenceRoutes } from './preferences/routes';
import { needRoutes } from './purchases/needRoutes';
import { purchaseRoutes } from './purchases/purchaseRoutes';
import { rateRoutes } from './rates/routes';
import { recordRoutes } from './records/routes';
import { factorRoutes } from './system/factorRoutes';
import { firstRootRoutes } from './system/firstRootRoutes';
import { deptRoutes } from './system/deptRoutes';
import { dictRoutes } from './system/dictRoutes';
import { menuRoutes } from './system/menuRoutes';
import { roleRoutes } from './system/roleRoutes';
import { profileRoutes } from './system/profileRoutes';
import { staffAuthRoutes } from './system/staffAuthRoutes';
import { userRoutes } from './system/userRoutes';
import { userSheetRoutes } from './system/userSheetRoutes';
import { stockRoutes } from './stock/routes';
import { buyerShipmentRoutes } from './shipments/buyerRoutes';
import { staffShipmentRoutes } from './shipments/staffRoutes';
import { supplierRoutes } from './suppliers/routes';
import { summaryRoutes } from './summary/routes';
import { teamRoutes } from './teams/routes';
import { staffTeamRoutes } from './teams/staffRoutes';
import { uploadRoutes } from './upload/routes';
import { watchRoutes } from './watches/routes';

/** Handlers of all operations of the server by operationId; one line per area. */
export const allRoutes: Partial<Handlers> = {
  ...authRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...commonRoutes,
  ...noticeRoutes,
  ...staffNoticeRoutes,
  ...announcementRoutes,
  ...tradeRuleRoutes,
  ...preferenceRoutes,
  ...filterRoutes,
  ...rateRoutes,
  ...recordRoutes,
  ...staffAuthRoutes,
  ...factorRoutes,
  ...profileRoutes,
  ...firstRootRoutes,
  ...menuRoutes,
  ...roleRoutes,
  ...deptRoutes,
  ...dictRoutes,
  ...userRoutes,
  ...userSheetRoutes,
  ...uploadRoutes,
  ...staffOrderRoutes,
  ...buyerOrderRoutes,
  ...buyerFuturesRoutes,
  ...staffFuturesRoutes,
  ...buyerPaymentRoutes,
  ...staffPaymentRoutes,
  ...moneyApprovalRoutes,
  ...buyerShipmentRoutes,
  ...staffShipmentRoutes,
  ...summaryRoutes,
  ...importRoutes,
  ...exportRoutes,
  ...productImportRoutes,
  ...jobRoutes,
  ...inquiryRoutes,
  ...staffInquiryRoutes,
  ...listRoutes,
  ...ownListRoutes,
  ...staffListRoutes,
  ...productRoutes,
  ...watchRoutes,
  ...staffProductRoutes,
  ...stockRoutes,
  ...pictureRoutes,
  ...cartRoutes,
  ...staffCartRoutes,
  ...draftRoutes,
  ...buyerFigureRoutes,
  ...staffFigureRoutes,
  ...customerRoutes,
  ...supplierRoutes,
  ...needRoutes,
  ...purchaseRoutes,
  ...choiceRoutes,
  ...backgroundRoutes,
  ...teamRoutes,
  ...staffTeamRoutes,
  ...approvalRoutes,
  ...brandRoutes,
  ...staffBrandRoutes,
  ...categoryRoutes,
};
