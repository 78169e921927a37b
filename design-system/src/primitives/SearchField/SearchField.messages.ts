import { catalogue } from '../../i18n';
import type words from '../../locales/en/SearchField.json';

/** Messages of SearchField. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SearchField.json', { eager: true, import: 'default' }),
);
