import { catalogue } from '../../i18n';
import type words from '../../locales/en/TopMenu.json';

/** Messages of TopMenu. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/TopMenu.json', { eager: true, import: 'default' }),
);
