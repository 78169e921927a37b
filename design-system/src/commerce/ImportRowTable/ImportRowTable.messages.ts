import { catalogue } from '../../i18n';
import type words from '../../locales/en/ImportRowTable.json';

/** Words of the checked rows. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ImportRowTable.json', { eager: true, import: 'default' }),
);
