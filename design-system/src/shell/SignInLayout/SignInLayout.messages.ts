import { catalogue } from '../../i18n';
import type words from '../../locales/en/SignInLayout.json';

/** Words beside the sign-in form. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SignInLayout.json', { eager: true, import: 'default' }),
);
