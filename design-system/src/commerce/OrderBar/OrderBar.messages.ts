import { catalogue } from '../../i18n';
import type words from '../../locales/en/OrderBar.json';

/** Messages of OrderBar. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/OrderBar.json', { eager: true, import: 'default' }),
);
