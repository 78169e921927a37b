/** Generated from the files below openapi/ by scripts/generate.mjs. Do not edit. */

/** Values of AccountStatus. */
export const accountStatusValues = ['ENABLED', 'DISABLED'] as const;
/** Values of ApprovalStatus. */
export const approvalStatusValues = ['WAITING', 'APPROVED', 'REFUSED'] as const;
/** Values of AreaType. */
export const areaTypeValues = ['MAINLAND', 'HK_MACAO_TW', 'OVERSEAS'] as const;
/** Values of BackgroundKind. */
export const backgroundKindValues = ['CODE', 'KNOWN_ACCOUNT', 'CONTACT_CHANGED', 'NOTICES', 'IMPORTS', 'AUTO_COMPLETION', 'LOCK_NOTICES', 'RATES', 'EXPORT', 'SWEEP', 'OTHER'] as const;
/** Values of BackgroundState. */
export const backgroundStateValues = ['FAILED', 'EXPIRED', 'WAITING', 'SENT'] as const;
/** Values of BigOrderColumn. */
export const bigOrderColumnValues = ['askedQty', 'confirmedQty'] as const;
/** Values of CartLineState. */
export const cartLineStateValues = ['OK', 'PRICE_CHANGED', 'SHORT', 'CLOSED'] as const;
/** Values of ClaimStatus. */
export const claimStatusValues = ['OPEN', 'SETTLED', 'REPLACED', 'REFUSED'] as const;
/** Values of ColumnKey. */
export const columnKeyValues = ['intlCode', 'image', 'wholesalePrice', 'retailPrice', 'name', 'brand', 'category', 'season', 'warehouseId', 'shipFrom', 'size', 'color', 'stock', 'material', 'origin'] as const;
/** Values of ColumnRole. */
export const columnRoleValues = ['CODE', 'COLOR', 'SIZE', 'QTY', 'SIZE_QTY', 'PRICE', 'TOTAL', 'INFO', 'UNUSED'] as const;
/** Values of ConfigKey. */
export const configKeyValues = ['minPiecesMultiSize', 'minPiecesSingleSize', 'surchargeTiers'] as const;
/** Values of Confirmation. */
export const confirmationValues = ['AWAITING_CUSTOMER', 'AWAITING_PLATFORM', 'PLATFORM_CONFIRMED', 'RECEIPT_PENDING', 'CONFIRMED'] as const;
/** Values of CorrectionReason. */
export const correctionReasonValues = ['COUNT', 'DAMAGE', 'LOSS', 'FOUND', 'RETURNED', 'OTHER'] as const;
/** Values of CreditEntryType. */
export const creditEntryTypeValues = ['SHORTAGE', 'CANCELLATION', 'REFUND', 'ADJUSTMENT', 'APPLIED', 'PAYOUT'] as const;
/** Values of CustomerStep. */
export const customerStepValues = ['CONFIRM_IDENTITY', 'ASSIGN', 'ENABLE', 'DISABLE', 'SIGN_OUT'] as const;
/** Values of DataScope. */
export const dataScopeValues = ['ALL', 'DEPT_AND_BELOW', 'DEPT', 'OWN'] as const;
/** Values of DeliveryMethod. */
export const deliveryMethodValues = ['MAINLAND', 'HK_MACAO', 'OVERSEAS'] as const;
/** Values of EntryStatus. */
export const entryStatusValues = ['ENABLED', 'DISABLED'] as const;
/** Values of ExportMode. */
export const exportModeValues = ['IMAGE', 'LINK'] as const;
/** Values of ExportType. */
export const exportTypeValues = ['LIST', 'PRODUCT', 'ORDER', 'CART'] as const;
/** Values of FileKind. */
export const fileKindValues = ['IMAGE', 'PDF', 'XLSX'] as const;
/** Values of FilterPage. */
export const filterPageValues = ['product', 'list', 'order'] as const;
/** Values of FuturesOrderAction. */
export const futuresOrderActionValues = ['setArrival', 'convert'] as const;
/** Values of Gender. */
export const genderValues = ['FEMALE', 'MALE', 'UNSPECIFIED'] as const;
/** Values of IdentityType. */
export const identityTypeValues = ['PURCHASING_AGENT', 'OVERSEAS_TRADER', 'HK_TRADER', 'MAINLAND_TRADER', 'SECOND_HAND', 'PHYSICAL_STORE', 'LIVE_STREAMING'] as const;
/** Values of ImportMode. */
export const importModeValues = ['ALL', 'VALID_ONLY'] as const;
/** Values of ImportRowState. */
export const importRowStateValues = ['OK', 'WARN', 'ERROR'] as const;
/** Values of ImportTarget. */
export const importTargetValues = ['CART', 'DRAFT'] as const;
/** Values of InvitationStatus. */
export const invitationStatusValues = ['NOT_PROCESSED', 'AGREED', 'DENIED'] as const;
/** Values of JobState. */
export const jobStateValues = ['QUEUED', 'RUNNING', 'VALIDATED', 'COMMITTING', 'DONE', 'FAILED', 'CANCELLED'] as const;
/** Values of JobType. */
export const jobTypeValues = ['ORDER_IMPORT', 'USER_IMPORT', 'PRODUCT_IMPORT', 'LIST_IMPORT', 'SUPPLIER_IMPORT', 'EXPORT'] as const;
/** Values of ListAction. */
export const listActionValues = ['edit', 'editItems', 'publish', 'share', 'close', 'reopen', 'delete'] as const;
/** Values of ListStatus. */
export const listStatusValues = ['DRAFT', 'PENDING', 'ACCEPTED'] as const;
/** Values of ListVisibility. */
export const listVisibilityValues = ['ALL', 'TEAMS', 'IDENTITIES'] as const;
/** Values of LogModule. */
export const logModuleValues = ['ORDER', 'PRODUCT', 'LIST', 'CUSTOMER', 'TEAM', 'SUPPLIER', 'PURCHASE', 'SHIPMENT', 'PAYMENT', 'SYSTEM'] as const;
/** Values of MenuType. */
export const menuTypeValues = ['CATALOG', 'MENU', 'EXTLINK', 'BUTTON'] as const;
/** Values of MinOrderMode. */
export const minOrderModeValues = ['WARN', 'BLOCK'] as const;
/** Values of MoneyApprovalStatus. */
export const moneyApprovalStatusValues = ['WAITING', 'APPROVED', 'REFUSED'] as const;
/** Values of MovementCause. */
export const movementCauseValues = ['OPENING', 'IMPORT', 'LOCK', 'SHIPMENT', 'RECEIPT', 'CORRECTION', 'OTHER'] as const;
/** Values of NoticeLevel. */
export const noticeLevelValues = ['NORMAL', 'IMPORTANT', 'URGENT'] as const;
/** Values of NoticeStatus. */
export const noticeStatusValues = ['DRAFT', 'PUBLISHED', 'REVOKED'] as const;
/** Values of NoticeTarget. */
export const noticeTargetValues = ['ALL', 'STAFF', 'ROLES', 'DEPTS', 'BUYERS', 'TEAMS', 'USERS'] as const;
/** Values of NoticeType. */
export const noticeTypeValues = ['ORDER', 'LIST', 'PAYMENT', 'SHIPMENT', 'TEAM', 'SYSTEM'] as const;
/** Values of OperatorType. */
export const operatorTypeValues = ['STAFF', 'BUYER', 'SYSTEM'] as const;
/** Values of OrderAction. */
export const orderActionValues = ['submitInquiry', 'addOrder', 'platformConfirm', 'reject', 'acknowledge', 'reoffer', 'confirmInquiry', 'refuseOffer', 'sendProof', 'withdrawProof', 'acceptPayment', 'rejectPayment', 'applyCredit', 'ship', 'closeShort', 'voidShipment', 'confirmReceipt', 'cancelOrder'] as const;
/** Values of OrderFlow. */
export const orderFlowValues = ['TO_BE_CONFIRMED', 'TO_BE_PAID', 'AWAITING_SHIPPING'] as const;
/** Values of OrderKind. */
export const orderKindValues = ['SPOT', 'FUTURES'] as const;
/** Values of OrderStatus. */
export const orderStatusValues = ['IN_PROGRESS', 'SHIPPED', 'COMPLETED', 'CANCELLED'] as const;
/** Values of OrderStatusFilter. */
export const orderStatusFilterValues = ['ALL', 'IN_PROGRESS', 'SHIPPED', 'CANCELLED', 'COMPLETED'] as const;
/** Values of OrderVisibility. */
export const orderVisibilityValues = ['OWN', 'TEAM'] as const;
/** Values of OutsideMethod. */
export const outsideMethodValues = ['OFFLINE_TRANSFER', 'OFFLINE_CASH', 'OTHER'] as const;
/** Values of PaymentMethod. */
export const paymentMethodValues = ['OFFLINE_TRANSFER', 'OFFLINE_CASH', 'CREDIT', 'OTHER'] as const;
/** Values of PaymentStatus. */
export const paymentStatusValues = ['UNPAID', 'PROOF_SUBMITTED', 'PARTIALLY_PAID', 'PAID', 'REJECTED'] as const;
/** Values of PriceBase. */
export const priceBaseValues = ['WHOLESALE', 'RETAIL'] as const;
/** Values of PriceRounding. */
export const priceRoundingValues = ['NEAREST', 'UP'] as const;
/** Values of ProductSort. */
export const productSortValues = ['intlCode', 'name', 'brandName', 'categoryName', 'season', 'warehouseId', 'shipFrom', 'color', 'stockQty', 'wholesalePriceCents', 'retailPriceCents', 'updatedAt'] as const;
/** Values of PurchaseNeedState. */
export const purchaseNeedStateValues = ['OPEN', 'COVERED'] as const;
/** Values of PurchaseOrderAction. */
export const purchaseOrderActionValues = ['edit', 'send', 'acknowledge', 'receive', 'close', 'cancel'] as const;
/** Values of PurchaseOrderStatus. */
export const purchaseOrderStatusValues = ['DRAFT', 'SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED', 'RECEIVED', 'CLOSED', 'CANCELLED'] as const;
/** Values of RichKind. */
export const richKindValues = ['PARAGRAPH', 'HEADING', 'BULLET', 'NUMBER', 'QUOTE'] as const;
/** Values of ShipmentImportProblem. */
export const shipmentImportProblemValues = ['NUMBER_MISSING', 'NUMBER_UNKNOWN', 'NUMBER_TWICE', 'TRACKING_MISSING', 'TOO_LONG', 'CLOSED', 'STRUCK_OUT'] as const;
/** Values of ShipmentImportState. */
export const shipmentImportStateValues = ['CHANGED', 'UNCHANGED', 'REFUSED'] as const;
/** Values of ShippingState. */
export const shippingStateValues = ['NONE', 'PARTIAL', 'SHIPPED', 'RECEIVED'] as const;
/** Values of ShortageReason. */
export const shortageReasonValues = ['DEFECT', 'SHORTAGE'] as const;
/** Values of SortOrder. */
export const sortOrderValues = ['asc', 'desc'] as const;
/** Values of StaffShipmentAction. */
export const staffShipmentActionValues = ['edit', 'addEvent', 'voidShipment'] as const;
/** Values of StaffShipmentState. */
export const staffShipmentStateValues = ['ON_THE_WAY', 'DELIVERED', 'VOIDED'] as const;
/** Values of SummaryBy. */
export const summaryByValues = ['brand', 'category', 'season', 'customer', 'team', 'salesperson', 'supplier', 'list', 'month'] as const;
/** Values of SupplierStatus. */
export const supplierStatusValues = ['ENABLED', 'DISABLED'] as const;
/** Values of TeamRole. */
export const teamRoleValues = ['LEADER', 'MEMBER'] as const;
/** Values of WatchKind. */
export const watchKindValues = ['RESTOCK', 'PRICE_DROP'] as const;
/** Values of WordTone. */
export const wordToneValues = ['NEUTRAL', 'INFO', 'POSITIVE', 'WARNING', 'CRITICAL'] as const;
