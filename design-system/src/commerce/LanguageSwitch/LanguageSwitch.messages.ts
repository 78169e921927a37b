import { catalogue } from '../../i18n';
import type words from '../../locales/en/LanguageSwitch.json';

/** Words of the language switch. The names of languages are the same in every language. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/LanguageSwitch.json', { eager: true, import: 'default' }),
);
