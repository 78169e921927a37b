import { catalogue } from '../../i18n';
import type words from '../../locales/en/ListCard.json';

/** Messages of ListCard. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ListCard.json', { eager: true, import: 'default' }),
);
