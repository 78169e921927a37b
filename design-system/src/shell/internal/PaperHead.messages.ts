import { catalogue } from '../../i18n';
import type words from '../../locales/en/PaperHead.json';

/** Messages above a printed page. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/PaperHead.json', { eager: true, import: 'default' }),
);
