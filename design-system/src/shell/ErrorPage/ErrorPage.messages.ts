import { catalogue } from '../../i18n';
import type words from '../../locales/en/ErrorPage.json';

/** Messages of ErrorPage. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ErrorPage.json', { eager: true, import: 'default' }),
);
