import { catalogue } from '../../i18n';
import type words from '../../locales/en/LineTotals.json';

/** Messages of LineTotals. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/LineTotals.json', { eager: true, import: 'default' }),
);
