import { catalogue } from '../../i18n';
import type words from '../../locales/en/AdminShell.json';

/** Words of the back-office shell. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/AdminShell.json', { eager: true, import: 'default' }),
);
