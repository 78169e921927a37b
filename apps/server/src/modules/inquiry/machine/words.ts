import type { Language } from '../../../http/messages';

const SAYS = {
  'zh-CN': {
    mixed: '现货与期货清单请分开提交',
    address: '收货地址与清单的发货区域不符',
    subs: '清单与仓库过多，请分成多张询价单',
    lines: '请选择商品',
    member: '只能选择本团队成员',
    noPrice: '该商品价格待询，暂不能下单',
    cart: '购物车中的商品已下单或已移除，请刷新购物车',
  },
  en: {
    mixed: 'Send spot and futures goods as separate inquiries',
    address: 'The list does not deliver to this address',
    subs: 'Too many lists and warehouses, send several inquiries',
    lines: 'Choose goods first',
    member: 'Members of your own team only',
    noPrice: 'The price of this style is given on inquiry, it cannot be ordered yet',
    cart: 'A line was already ordered or taken out of the cart; load the cart again',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Sentences of this area in a language. */
export function inquiryWords(language: Language) {
  return SAYS[language];
}
