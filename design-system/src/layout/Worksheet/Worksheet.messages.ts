import { catalogue } from '../../i18n';
import type words from '../../locales/en/Worksheet.json';

/** Messages of Worksheet. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Worksheet.json', { eager: true, import: 'default' }),
);
