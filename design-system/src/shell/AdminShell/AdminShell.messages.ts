import { catalogue } from '../../i18n';
import type words from '../../locales/en/AdminShell.json';

/** Messages of AdminShell. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/AdminShell.json', { eager: true, import: 'default' }),
);
