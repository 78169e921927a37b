import { catalogue } from '../../i18n';
import type words from '../../locales/en/ListCard.json';

/** Words of a list on the way to its closing time. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ListCard.json', { eager: true, import: 'default' }),
);
