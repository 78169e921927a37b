import { catalogue } from '../../i18n';
import type words from '../../locales/en/Select.json';

/** Messages of Select. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Select.json', { eager: true, import: 'default' }),
);
