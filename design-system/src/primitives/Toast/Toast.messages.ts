import { catalogue } from '../../i18n';
import type words from '../../locales/en/Toast.json';

/** Messages of the toast region. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Toast.json', { eager: true, import: 'default' }),
);
