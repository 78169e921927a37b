import { catalogue } from '../../i18n';
import type words from '../../locales/en/ImportRowTable.json';

/** Messages of ImportRowTable. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ImportRowTable.json', { eager: true, import: 'default' }),
);
