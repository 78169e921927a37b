import { catalogue } from '../../i18n';
import type words from '../../locales/en/AppShell.json';

/** Messages of AppShell. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/AppShell.json', { eager: true, import: 'default' }),
);
