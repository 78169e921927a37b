import type { Messages } from '../../i18n';

/** Words of the top menu. */
export const messages = {
  'zh-CN': { menu: '主导航' },
  en: { menu: 'Main menu' },
} satisfies Messages<string>;
