import { catalogue } from '../../i18n';
import type words from '../../locales/en/TabsBar.json';

/** Messages of TabsBar. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/TabsBar.json', { eager: true, import: 'default' }),
);
