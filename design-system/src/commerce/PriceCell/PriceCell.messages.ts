import type { Messages } from '../../i18n';

/** Words read aloud where the eye has a line, a colour or a dash. */
export const messages = {
  'zh-CN': {
    was: '原价',
    now: '现价',
    about: '约',
    estimated: '预估',
    none: '无价格',
    hidden: '无查看价格的权限',
  },
  en: {
    was: 'Was',
    now: 'now',
    about: 'about',
    estimated: 'estimated',
    none: 'no price',
    hidden: 'prices are not shown to you',
  },
} satisfies Messages<string>;
