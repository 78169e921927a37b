import type { Messages } from '../../i18n';

/** Words of the picture code. */
export const messages = {
  'zh-CN': {
    label: '图形验证码',
    picture: '图形验证码，看不清请换一张',
    another: '换一张',
    failed: '加载失败',
  },
  en: {
    label: 'Picture code',
    picture: 'Picture code; take another if it is hard to read',
    another: 'Another picture',
    failed: 'Not loaded',
  },
} satisfies Messages<string>;
