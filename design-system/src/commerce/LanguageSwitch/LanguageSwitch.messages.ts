import type { Messages } from '../../i18n';

/** Words of the language switch. The names of languages are the same in every language. */
export const messages = {
  'zh-CN': { change: '切换到 English', zhShort: '中', enShort: 'EN', zh: '中文', en: 'English' },
  en: { change: 'Switch to 中文', zhShort: '中', enShort: 'EN', zh: '中文', en: 'English' },
} satisfies Messages<string>;
