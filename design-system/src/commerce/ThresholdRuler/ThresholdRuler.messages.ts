import type { Messages } from '../../i18n';

/** The sentence of the ruler; `{missing}` is an exact sum. */
export const messages = {
  'zh-CN': {
    add: '再加 {missing}，附加费由 {from} 降到 {to}',
    reached: '已满 {sum}，免收附加费',
    flat: '附加费 {from}',
  },
  en: {
    add: 'Add {missing} to drop the surcharge from {from} to {to}',
    reached: '{sum} reached, no surcharge',
    flat: 'Surcharge {from}',
  },
} satisfies Messages<string>;
