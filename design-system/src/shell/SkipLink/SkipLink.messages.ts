import { catalogue } from '../../i18n';
import type words from '../../locales/en/SkipLink.json';

/** Messages of SkipLink. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SkipLink.json', { eager: true, import: 'default' }),
);
