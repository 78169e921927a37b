import { catalogue } from '../../i18n';
import type words from '../../locales/en/PasswordField.json';

/** Messages of PasswordField. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/PasswordField.json', { eager: true, import: 'default' }),
);
