import { catalogue } from '../../i18n';
import type words from '../../locales/en/FileStatus.json';

/** Messages of FileStatus. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/FileStatus.json', { eager: true, import: 'default' }),
);
