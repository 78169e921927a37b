import { catalogue } from '../../i18n';
import type words from '../../locales/en/SelectionBar.json';

/** Messages of SelectionBar. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SelectionBar.json', { eager: true, import: 'default' }),
);
