import type { Messages } from '../../i18n';

/** Words of the side menu. */
export const messages = {
  'zh-CN': { menu: '菜单' },
  en: { menu: 'Menu' },
} satisfies Messages<string>;
