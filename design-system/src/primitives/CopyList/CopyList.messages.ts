import { catalogue } from '../../i18n';
import type words from '../../locales/en/CopyList.json';

/** What the buttons of a line are called. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/CopyList.json', { eager: true, import: 'default' }),
);
