import type { Handlers } from '../contract/handlers';
import { addressRoutes } from './accounts/addressRoutes';
import { accountRoutes } from './accounts/routes';
import { approvalRoutes } from './approvals/routes';
import { authRoutes } from './auth/routes';
import { backgroundRoutes } from './background/routes';
import { brandRoutes } from './brands/routes';
import { cartRoutes } from './cart/routes';
import { choiceRoutes } from './choices/routes';
import { customerRoutes } from './customers/routes';
import { buyerFigureRoutes } from './dashboard/buyerRoutes';
import { staffFigureRoutes } from './dashboard/staffRoutes';
import { draftRoutes } from './drafts/routes';
import { listRoutes } from './lists/routes';
import { pictureRoutes } from './pictures/routes';
import { productRoutes } from './products/routes';
import { commonRoutes } from './common/routes';
import { exportRoutes } from './exports/routes';
import { noticeRoutes } from './notices/routes';
import { goodsImportRoutes } from './imports/goodsRoutes';
import { jobRoutes } from './imports/jobRoutes';
import { importRoutes } from './imports/routes';
import { inquiryRoutes } from './inquiry/routes';
import { buyerOrderRoutes } from './orders/buyerRoutes';
import { staffOrderRoutes } from './orders/staffRoutes';
import { buyerPaymentRoutes } from './payments/buyerRoutes';
import { staffPaymentRoutes } from './payments/staffRoutes';
import { preferenceRoutes } from './preferences/routes';
import { rateRoutes } from './rates/routes';
import { firstRootRoutes } from './system/firstRootRoutes';
import { menuRoutes } from './system/menuRoutes';
import { staffAuthRoutes } from './system/staffAuthRoutes';
import { userRoutes } from './system/userRoutes';
import { userSheetRoutes } from './system/userSheetRoutes';
import { buyerShipmentRoutes } from './shipments/buyerRoutes';
import { staffShipmentRoutes } from './shipments/staffRoutes';
import { teamRoutes } from './teams/routes';
import { uploadRoutes } from './upload/routes';

/** Every handler of the server by operationId; one line per area. */
export const allRoutes: Partial<Handlers> = {
  ...authRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...commonRoutes,
  ...noticeRoutes,
  ...preferenceRoutes,
  ...rateRoutes,
  ...staffAuthRoutes,
  ...firstRootRoutes,
  ...menuRoutes,
  ...userRoutes,
  ...userSheetRoutes,
  ...uploadRoutes,
  ...staffOrderRoutes,
  ...buyerOrderRoutes,
  ...buyerPaymentRoutes,
  ...staffPaymentRoutes,
  ...buyerShipmentRoutes,
  ...staffShipmentRoutes,
  ...importRoutes,
  ...exportRoutes,
  ...goodsImportRoutes,
  ...jobRoutes,
  ...inquiryRoutes,
  ...listRoutes,
  ...productRoutes,
  ...pictureRoutes,
  ...cartRoutes,
  ...draftRoutes,
  ...buyerFigureRoutes,
  ...staffFigureRoutes,
  ...customerRoutes,
  ...choiceRoutes,
  ...backgroundRoutes,
  ...teamRoutes,
  ...approvalRoutes,
  ...brandRoutes,
};
