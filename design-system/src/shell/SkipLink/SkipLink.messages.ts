import type { Messages } from '../../i18n';

/** Words of the skip link. */
export const messages = {
  'zh-CN': { skip: '跳到正文' },
  en: { skip: 'Skip to content' },
} satisfies Messages<string>;
