import { catalogue } from '../../i18n';
import type words from '../../locales/en/Select.json';

/** What stands in an empty select, and in one that has nothing to offer. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Select.json', { eager: true, import: 'default' }),
);
