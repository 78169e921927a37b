import { catalogue } from '../../i18n';
import type { MessageKey } from '../../i18n';
import type words from '../../locales/en/OrderStatusBadge.json';

/** Words of every status, by family and code, as in the glossary. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/OrderStatusBadge.json', { eager: true, import: 'default' }),
);

/** Key of the word of a status. */
export type StatusWord = MessageKey<typeof messages>;
