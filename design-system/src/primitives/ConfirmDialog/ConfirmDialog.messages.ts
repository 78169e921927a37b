import { catalogue } from '../../i18n';
import type words from '../../locales/en/ConfirmDialog.json';

/** Messages of ConfirmDialog. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ConfirmDialog.json', { eager: true, import: 'default' }),
);
