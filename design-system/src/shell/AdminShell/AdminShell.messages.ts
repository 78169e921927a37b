import type { Messages } from '../../i18n';

/** Words of the back-office shell. */
export const messages = {
  'zh-CN': {
    home: '{title}，工作台',
    search: '订单、编码、客户',
    searchName: '搜索后台',
    notices: '通知，{count} 条未读',
    account: '{name} 的账号菜单',
  },
  en: {
    home: '{title}, dashboard',
    search: 'Order, EAN, customer',
    searchName: 'Search the back office',
    notices: 'Notices, {count} unread',
    account: 'Account menu of {name}',
  },
} satisfies Messages<string>;
