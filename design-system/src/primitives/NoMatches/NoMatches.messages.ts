import { catalogue } from '../../i18n';
import type words from '../../locales/en/NoMatches.json';

/** That filters leave nothing, which they are, and the way on. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/NoMatches.json', { eager: true, import: 'default' }),
);
