import { catalogue } from '../../i18n';
import type words from '../../locales/en/CodeField.json';

/** Messages of CodeField. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/CodeField.json', { eager: true, import: 'default' }),
);
