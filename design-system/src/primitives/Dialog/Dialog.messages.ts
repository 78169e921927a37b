import { catalogue } from '../../i18n';
import type words from '../../locales/en/Dialog.json';

/** Words of the button that closes a dialog. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Dialog.json', { eager: true, import: 'default' }),
);
