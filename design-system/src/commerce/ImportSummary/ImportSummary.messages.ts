import type { Messages } from '../../i18n';

/** Words of the result of a check. */
export const messages = {
  'zh-CN': {
    valid: '有效',
    warnings: '警告',
    errors: '错误',
    bar: '有效 {valid} 行，警告 {warnings} 行，错误 {errors} 行',
  },
  en: {
    valid: 'Valid',
    warnings: 'Warnings',
    errors: 'Errors',
    bar: '{valid} valid, {warnings} warnings, {errors} errors',
  },
} satisfies Messages<string>;
