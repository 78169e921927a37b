import { catalogue } from '../../i18n';
import type words from '../../locales/en/LanguageSwitch.json';

/** Messages of LanguageSwitch. The names of languages are the same in every language. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/LanguageSwitch.json', { eager: true, import: 'default' }),
);
