import type { Messages } from '@selvedge/design-system/i18n';

/** Words of the mock panel. */
export const messages = {
  'zh-CN': {
    open: '模拟回答',
    changed: '{count} 项已改',
    title: '模拟回答',
    close: '收起',
    intro: '本页调用过的接口。选中的回答写进地址，可以发给设计师。',
    none: '这一页还没有调用接口。',
    answer: '{call} 的回答',
    delay: '{call} 的延迟',
    noDelay: '不延迟',
    seconds: '{seconds} 秒',
    reset: '全部还原',
    copy: '复制地址',
  },
  en: {
    open: 'Mock answers',
    changed: { one: '{count} changed', other: '{count} changed' },
    title: 'Mock answers',
    close: 'Close',
    intro:
      'The calls of this page. What you choose stands in the address, so that it can be sent to a designer.',
    none: 'This page has not called anything yet.',
    answer: 'Answer of {call}',
    delay: 'Delay of {call}',
    noDelay: 'No delay',
    seconds: '{seconds} s',
    reset: 'Reset all',
    copy: 'Copy address',
  },
} satisfies Messages<string>;
