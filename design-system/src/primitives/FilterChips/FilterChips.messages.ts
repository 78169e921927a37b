import { catalogue } from '../../i18n';
import type words from '../../locales/en/FilterChips.json';

/** Messages of FilterChips. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/FilterChips.json', { eager: true, import: 'default' }),
);
