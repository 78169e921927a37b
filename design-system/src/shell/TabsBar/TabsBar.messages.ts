import type { Messages } from '../../i18n';

/** Words of the bar of visited pages. */
export const messages = {
  'zh-CN': {
    bar: '已打开的页面',
    pinned: '已固定',
    close: '关闭 {title}',
    all: '全部页面',
    actions: '页签操作',
    goTo: '前往',
    refresh: '刷新此页',
    one: '关闭此页',
    others: '关闭其他',
    left: '关闭左侧',
    right: '关闭右侧',
    allClose: '关闭全部',
  },
  en: {
    bar: 'Open pages',
    pinned: 'pinned',
    close: 'Close {title}',
    all: 'All pages',
    actions: 'Tab actions',
    goTo: 'Go to',
    refresh: 'Refresh this page',
    one: 'Close this page',
    others: 'Close others',
    left: 'Close to the left',
    right: 'Close to the right',
    allClose: 'Close all',
  },
} satisfies Messages<string>;
