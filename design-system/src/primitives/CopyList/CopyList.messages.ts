import { catalogue } from '../../i18n';
import type words from '../../locales/en/CopyList.json';

/** Messages of CopyList. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/CopyList.json', { eager: true, import: 'default' }),
);
