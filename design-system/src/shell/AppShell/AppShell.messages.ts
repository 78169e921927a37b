import type { Messages } from '../../i18n';

/** Words of the buyer shell. */
export const messages = {
  'zh-CN': {
    home: '{title}，首页',
    search: '国际编码或款名',
    searchName: '搜索商品',
    notices: '通知，{count} 条未读',
    bag: '购物车，{count} 件',
    account: '{name} 的账号菜单',
    openMenu: '打开菜单',
    menu: '菜单',
    closeMenu: '关闭菜单',
  },
  en: {
    home: '{title}, home',
    search: 'EAN or style name',
    searchName: 'Search products',
    notices: 'Notices, {count} unread',
    bag: { one: 'Shopping cart, {count} piece', other: 'Shopping cart, {count} pieces' },
    account: 'Account menu of {name}',
    openMenu: 'Open menu',
    menu: 'Menu',
    closeMenu: 'Close menu',
  },
} satisfies Messages<string>;
