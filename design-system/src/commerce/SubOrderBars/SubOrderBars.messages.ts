/** How many sub-orders stand at each stage, as it is said. */
export const messages = {
  'zh-CN': {
    asked: '{count} 张待确认',
    confirmed: '{count} 张已确认',
    partial: '{count} 张部分发货',
    shipped: '{count} 张已发货',
    cancelled: '{count} 张已取消',
  },
  en: {
    asked: '{count} to be confirmed',
    confirmed: '{count} confirmed',
    partial: '{count} partly shipped',
    shipped: '{count} shipped',
    cancelled: '{count} cancelled',
  },
};
