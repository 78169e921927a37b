import type { Messages } from '../../i18n';

/** Words of a list on the way to its closing time. */
export const messages = {
  'zh-CN': {
    written: '{id}，已写 {pieces}',
    untouched: '{id}，未下单',
    below: '起订 {sum}',
    passed: '已过 {sum}',
    closes: '距截单',
    closed: '已截单',
    opens: '{date} 开始',
  },
  en: {
    written: '{id}, {pieces} written',
    untouched: '{id}, nothing written',
    below: 'minimum {sum}',
    passed: 'above {sum}',
    closes: 'Closes in',
    closed: 'Closed',
    opens: 'Opens {date}',
  },
} satisfies Messages<string>;
