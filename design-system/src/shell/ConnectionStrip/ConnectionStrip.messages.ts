import type { Messages } from '../../i18n';

/** Words of the strip that says the connection is gone. */
export const messages = {
  'zh-CN': { lost: '网络已断开，页面上是 {at} 的数据，恢复后自动更新。' },
  en: { lost: 'No connection. The page shows what was known at {at} and updates by itself.' },
} satisfies Messages<string>;
