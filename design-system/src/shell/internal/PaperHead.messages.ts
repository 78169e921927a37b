import { catalogue } from '../../i18n';
import type words from '../../locales/en/PaperHead.json';

/** Words above what is printed. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/PaperHead.json', { eager: true, import: 'default' }),
);
