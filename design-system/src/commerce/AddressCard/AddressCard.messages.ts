import type { Messages } from '../../i18n';

/** Words of an address. */
export const messages = {
  'zh-CN': { default: '默认地址', MAINLAND: '内地', HK_MACAO_TW: '港澳台', OVERSEAS: '海外', taxNo: '税号' },
  en: {
    default: 'Default address',
    MAINLAND: 'Mainland',
    HK_MACAO_TW: 'Hong Kong / Macao / Taiwan',
    OVERSEAS: 'Overseas',
    taxNo: 'Tax number',
  },
} satisfies Messages<string>;
