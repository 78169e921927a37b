import { catalogue } from '../../i18n';
import type words from '../../locales/en/FilterChips.json';

/** The list's spoken name, and the button that takes all filters away. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/FilterChips.json', { eager: true, import: 'default' }),
);
