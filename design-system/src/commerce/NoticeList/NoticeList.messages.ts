import { catalogue } from '../../i18n';
import type words from '../../locales/en/NoticeList.json';

/** Messages of NoticeList. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/NoticeList.json', { eager: true, import: 'default' }),
);
