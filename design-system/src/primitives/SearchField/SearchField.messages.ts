import { catalogue } from '../../i18n';
import type words from '../../locales/en/SearchField.json';

/** Words of the button that empties the field. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SearchField.json', { eager: true, import: 'default' }),
);
