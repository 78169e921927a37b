import type { Messages } from '../../i18n';

/** Words of the breadcrumbs. */
export const messages = {
  'zh-CN': { path: '当前位置' },
  en: { path: 'You are here' },
} satisfies Messages<string>;
