import { catalogue } from '../../i18n';
import type words from '../../locales/en/FileList.json';

/** Messages of FileList. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/FileList.json', { eager: true, import: 'default' }),
);
