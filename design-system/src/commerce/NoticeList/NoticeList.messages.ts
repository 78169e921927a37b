import { catalogue } from '../../i18n';
import type words from '../../locales/en/NoticeList.json';

/** Words of a list of notices. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/NoticeList.json', { eager: true, import: 'default' }),
);
