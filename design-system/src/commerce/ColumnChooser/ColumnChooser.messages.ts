import { catalogue } from '../../i18n';
import type words from '../../locales/en/ColumnChooser.json';

/** Messages of ColumnChooser. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ColumnChooser.json', { eager: true, import: 'default' }),
);
