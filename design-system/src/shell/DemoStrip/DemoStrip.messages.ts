import type { Messages } from '../../i18n';

/** Words of the strip that marks a demo house. */
export const messages = {
  'zh-CN': {
    badge: '演示数据',
    demo: '商品、订单与账号均为样例，密码是公开的。',
    end: '正式使用前请清空：{command}',
  },
  en: {
    badge: 'Demo data',
    demo: 'Goods, orders and accounts are samples, and their passwords are public.',
    end: 'Empty it before real use: {command}',
  },
} satisfies Messages<string>;
