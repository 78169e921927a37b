import { catalogue } from '../../i18n';
import type words from '../../locales/en/SideMenu.json';

/** Words of the side menu. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SideMenu.json', { eager: true, import: 'default' }),
);
