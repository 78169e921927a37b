import { catalogue } from '../../i18n';
import type words from '../../locales/en/QuickDateFilter.json';

/** Messages with the names of the ranges. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/QuickDateFilter.json', { eager: true, import: 'default' }),
);
