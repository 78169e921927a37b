import { catalogue } from '../../i18n';
import type words from '../../locales/en/PackingList.json';

/** Messages of PackingList. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/PackingList.json', { eager: true, import: 'default' }),
);
