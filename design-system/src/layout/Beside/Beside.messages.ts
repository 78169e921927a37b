import { catalogue } from '../../i18n';
import type words from '../../locales/en/Beside.json';

/** Messages of Beside. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Beside.json', { eager: true, import: 'default' }),
);
