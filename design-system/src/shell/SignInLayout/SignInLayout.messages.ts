import { catalogue } from '../../i18n';
import type words from '../../locales/en/SignInLayout.json';

/** Messages of SignInLayout. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SignInLayout.json', { eager: true, import: 'default' }),
);
