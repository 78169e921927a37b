import type { Messages } from '../../i18n';

/** Words of the sheet's fold. */
export const messages = {
  'zh-CN': { done: '完成' },
  en: { done: 'Done' },
} satisfies Messages<string>;
