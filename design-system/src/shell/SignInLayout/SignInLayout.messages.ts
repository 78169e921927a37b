import type { Messages } from '../../i18n';

/** Words beside the sign-in form. */
export const messages = {
  'zh-CN': {
    lineOne: '两千件，',
    lineTwo: '午饭之前。',
    leadOne: '一张清单，一行一款，在线上写下数量。',
    leadTwo: '询价、确认、付款、收货，都在同一张单上。',
    edge: '{title} 批发订货簿 每卷 2,000 件',
  },
  en: {
    lineOne: 'Two thousand pieces,',
    lineTwo: 'before lunch.',
    leadOne: 'One list, one row a style, the quantity on the line.',
    leadTwo: 'Inquiry, confirmation, payment and receipt on the same sheet.',
    edge: '{title} wholesale order book, 2,000 pieces a roll',
  },
} satisfies Messages<string>;
