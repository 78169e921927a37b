import { catalogue } from '../../i18n';
import type words from '../../locales/en/TabsBar.json';

/** Words of the bar of visited pages. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/TabsBar.json', { eager: true, import: 'default' }),
);
