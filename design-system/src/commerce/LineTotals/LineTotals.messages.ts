import type { Messages } from '../../i18n';

/** Words of the totals. */
export const messages = {
  'zh-CN': {
    goods: '货值',
    confirmedGoods: '确认货值',
    discount: '折扣',
    surcharge: '附加费 {percent}',
    freight: '运费',
    credit: '团队余额抵扣',
    payable: '应付合计',
    payableDone: '应付，已付',
  },
  en: {
    goods: 'Goods',
    confirmedGoods: 'Confirmed goods',
    discount: 'Discount',
    surcharge: 'Surcharge {percent}',
    freight: 'Freight',
    credit: 'Team credit',
    payable: 'Payable',
    payableDone: 'Payable, paid',
  },
} satisfies Messages<string>;
