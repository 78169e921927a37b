import type { Messages } from '../../i18n';

/** Words of a sub-order and its lines. */
export const messages = {
  'zh-CN': {
    subOrder: '子单 {no}',
    lines: '子单 {no} 明细',
    product: '商品',
    sizes: '尺码与数量',
    price: '批发价',
    asked: '询',
    confirmed: '确认',
    shipped: '已发',
    received: '已收',
    difference: '差异',
    amount: '确认金额',
    effect: '金额影响',
    subtotal: '小计',
    oneSize: '均码',
    askedConfirmed: '询 {asked}，确认',
  },
  en: {
    subOrder: 'Sub-order {no}',
    lines: 'Lines of sub-order {no}',
    product: 'Style',
    sizes: 'Sizes and quantities',
    price: 'Wholesale price',
    asked: 'Asked',
    confirmed: 'Confirmed',
    shipped: 'Shipped',
    received: 'Received',
    difference: 'Difference',
    amount: 'Confirmed value',
    effect: 'Effect',
    subtotal: 'Subtotal',
    oneSize: 'OS',
    askedConfirmed: 'Asked {asked}, confirmed',
  },
} satisfies Messages<string>;
