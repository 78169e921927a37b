/** Value, English label, Chinese label. */
export type DictionaryItem = readonly [value: string, english: string, chinese: string];

/** Words of every enumeration at the start; labels may be edited later, values are fixed (D-53). */
export const DICTIONARIES: Record<string, readonly DictionaryItem[]> = {
  identity_type: [
    ['PURCHASING_AGENT', 'Purchasing agent', '采购代理'],
    ['OVERSEAS_TRADER', 'Overseas trader', '海外贸易商'],
    ['HK_TRADER', 'Hong Kong trader', '香港贸易商'],
    ['MAINLAND_TRADER', 'Mainland trader', '内地贸易商'],
    ['SECOND_HAND', 'Second-hand trader', '二手商'],
    ['PHYSICAL_STORE', 'Physical store', '实体店'],
    ['LIVE_STREAMING', 'Live-streaming company', '直播公司'],
  ],
  area_type: [
    ['MAINLAND', 'Mainland', '内地'],
    ['HK_MACAO_TW', 'Hong Kong / Macao / Taiwan', '港澳台'],
    ['OVERSEAS', 'Overseas', '海外'],
  ],
  delivery_method: [
    ['MAINLAND', 'Mainland China', '中国内地'],
    ['HK_MACAO', 'Hong Kong / Macao', '香港 / 澳门'],
    ['OVERSEAS', 'Overseas', '海外'],
  ],
  order_status: [
    ['IN_PROGRESS', 'In progress', '进行中'],
    ['SHIPPED', 'Shipped', '已发货'],
    ['COMPLETED', 'Completed', '已完成'],
    ['CANCELLED', 'Cancelled', '已取消'],
  ],
  order_flow: [
    ['TO_BE_CONFIRMED', 'To be confirmed', '待确认'],
    ['TO_BE_PAID', 'To be paid', '待付款'],
    ['AWAITING_SHIPPING', 'Awaiting shipping', '待发货'],
  ],
  confirmation: [
    ['AWAITING_CUSTOMER', 'Awaiting confirmation', '待确认'],
    ['AWAITING_PLATFORM', 'Awaiting platform confirmation', '待平台确认'],
    ['PLATFORM_CONFIRMED', 'Confirmed by the platform', '平台已确认'],
    ['RECEIPT_PENDING', 'Receipt received, awaiting your confirmation', '已收回执待客户确认'],
    ['CONFIRMED', 'Confirmed', '已确认'],
  ],
  payment_status: [
    ['UNPAID', 'Unpaid', '未付款'],
    ['PROOF_SUBMITTED', 'Proof submitted', '凭证待核'],
    ['PARTIALLY_PAID', 'Partly paid', '部分付款'],
    ['PAID', 'Paid', '已付清'],
    ['REJECTED', 'Proof rejected', '凭证已退回'],
  ],
  list_status: [
    ['PENDING', 'Open', '未截单'],
    ['ACCEPTED', 'Closed', '已截单'],
    ['DRAFT', 'Draft', '草稿'],
  ],
  invitation_status: [
    ['NOT_PROCESSED', 'Not processed', '未处理'],
    ['AGREED', 'Agreed', '已同意'],
    ['DENIED', 'Denied', '已拒绝'],
  ],
  shortage_reason: [
    ['DEFECT', 'Defective', '次品'],
    ['SHORTAGE', 'Short of stock', '缺货'],
  ],
  gender: [
    ['UNSPECIFIED', 'Unspecified', '未说明'],
    ['FEMALE', 'Ms', '女士'],
    ['MALE', 'Mr', '先生'],
  ],
  account_status: [
    ['ENABLED', 'Enabled', '启用'],
    ['DISABLED', 'Disabled', '停用'],
  ],
};
