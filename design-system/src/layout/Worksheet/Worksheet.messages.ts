import { catalogue } from '../../i18n';
import type words from '../../locales/en/Worksheet.json';

/** Words of the sheet's fold. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Worksheet.json', { eager: true, import: 'default' }),
);
