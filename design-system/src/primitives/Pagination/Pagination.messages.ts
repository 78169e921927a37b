import { catalogue } from '../../i18n';
import type words from '../../locales/en/Pagination.json';

/** Messages of Pagination; `from`, `to` and `total` are formatted counts of rows. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Pagination.json', { eager: true, import: 'default' }),
);
