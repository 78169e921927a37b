import { catalogue } from '../../i18n';
import type words from '../../locales/en/PasswordField.json';

/** Words of the button that shows what is typed. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/PasswordField.json', { eager: true, import: 'default' }),
);
