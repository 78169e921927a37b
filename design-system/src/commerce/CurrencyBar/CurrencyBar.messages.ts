import type { Messages } from '../../i18n';

/** Words of the currency switch. */
export const messages = {
  'zh-CN': { label: '显示币种', CNY: '人民币', HKD: '港币', EUR: '欧元' },
  en: { label: 'Display currency', CNY: 'Yuan', HKD: 'Hong Kong dollar', EUR: 'Euro' },
} satisfies Messages<string>;
