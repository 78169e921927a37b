import { catalogue } from '../../i18n';
import type words from '../../locales/en/NoMatches.json';

/** Messages of NoMatches. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/NoMatches.json', { eager: true, import: 'default' }),
);
