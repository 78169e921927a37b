import type { Messages } from '../../i18n';

export const quantityFieldMessages = {
  'zh-CN': {
    validNumber: '请输入有效的数字',
    atLeast: '至少 {minimum} 件',
    atMost: '只剩 {maximum} 件',
  },
  en: {
    validNumber: 'Please enter a valid number',
    atLeast: { one: 'At least {minimum} piece', other: 'At least {minimum} pieces' },
    atMost: 'Only {maximum} left',
  },
} satisfies Messages<string>;
