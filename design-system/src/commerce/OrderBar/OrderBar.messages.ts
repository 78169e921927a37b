import type { Messages } from '../../i18n';

/** Words of the order bar. */
export const messages = {
  'zh-CN': {
    bar: '本单合计',
    goods: '货值',
    surcharge: '附加费 {percent}',
    payable: '应付合计',
    noSurcharge: '附加费',
  },
  en: {
    bar: 'Order so far',
    goods: 'Goods',
    surcharge: 'Surcharge {percent}',
    payable: 'Payable',
    noSurcharge: 'Surcharge',
  },
} satisfies Messages<string>;
