import { catalogue } from '../../i18n';
import type words from '../../locales/en/FileList.json';

/** What the buttons of a file are called, and where it stands. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/FileList.json', { eager: true, import: 'default' }),
);
