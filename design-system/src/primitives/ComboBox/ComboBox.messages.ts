import { catalogue } from '../../i18n';
import type words from '../../locales/en/ComboBox.json';

/** What stands in the list when nothing matches. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ComboBox.json', { eager: true, import: 'default' }),
);
