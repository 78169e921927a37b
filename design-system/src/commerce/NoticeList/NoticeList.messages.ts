import type { Messages } from '../../i18n';

/** Words of a list of notices. */
export const messages = {
  'zh-CN': { unread: '未读' },
  en: { unread: 'Unread' },
} satisfies Messages<string>;
