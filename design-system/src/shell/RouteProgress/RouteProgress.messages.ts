import type { Messages } from '../../i18n';

/** Words of the route progress. */
export const messages = {
  'zh-CN': { loading: '页面载入中' },
  en: { loading: 'Loading page' },
} satisfies Messages<string>;
