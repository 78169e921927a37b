import { catalogue } from '../../i18n';
import type words from '../../locales/en/SubOrderTable.json';

/** Messages of a sub-order and its lines. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SubOrderTable.json', { eager: true, import: 'default' }),
);
