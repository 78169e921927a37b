import type { Messages } from '../../i18n';

/** Words of what was asked beside what is offered. */
export const messages = {
  'zh-CN': { asked: '询价，{pieces}', offered: '报价，{pieces}', difference: '差额' },
  en: { asked: 'Asked, {pieces}', offered: 'Offered, {pieces}', difference: 'Difference' },
} satisfies Messages<string>;
