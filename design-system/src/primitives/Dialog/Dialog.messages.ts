import { catalogue } from '../../i18n';
import type words from '../../locales/en/Dialog.json';

/** Messages of Dialog. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Dialog.json', { eager: true, import: 'default' }),
);
