import { catalogue } from '../../i18n';
import type words from '../../locales/en/Toast.json';

/** Spoken name of the region, and the button that closes a toast. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Toast.json', { eager: true, import: 'default' }),
);
