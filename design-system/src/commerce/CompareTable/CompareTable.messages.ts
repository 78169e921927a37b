import { catalogue } from '../../i18n';
import type words from '../../locales/en/CompareTable.json';

/** Words of the button that takes a thing out. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/CompareTable.json', { eager: true, import: 'default' }),
);
