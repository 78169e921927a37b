import { catalogue } from '../../i18n';
import type words from '../../locales/en/ConfirmDialog.json';

/** Words of the way out. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ConfirmDialog.json', { eager: true, import: 'default' }),
);
