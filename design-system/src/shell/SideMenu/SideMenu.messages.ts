import { catalogue } from '../../i18n';
import type words from '../../locales/en/SideMenu.json';

/** Messages of SideMenu. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SideMenu.json', { eager: true, import: 'default' }),
);
