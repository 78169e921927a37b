import { catalogue } from '../../i18n';
import type words from '../../locales/en/CompareTable.json';

/** Messages of CompareTable, such as the name of the button that removes an item. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/CompareTable.json', { eager: true, import: 'default' }),
);
