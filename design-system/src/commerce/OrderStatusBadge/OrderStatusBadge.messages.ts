import type statusWords from '@selvedge/domain/locales/en/statuses.json';
import { catalogue } from '../../i18n';
import type { MessageKey } from '../../i18n';
import type own from '../../locales/en/OrderStatusBadge.json';

/** Words of every status, by family and code: those of the domain, which the server's dictionaries start with too. */
export const words = catalogue<typeof statusWords>(
  import.meta.glob('../../../../domain/locales/*/statuses.json', { eager: true, import: 'default' }),
);

/** How two statuses stand beside each other. */
export const messages = catalogue<typeof own>(
  import.meta.glob('../../locales/*/OrderStatusBadge.json', { eager: true, import: 'default' }),
);

/** Key of the word of a status. */
export type StatusWord = MessageKey<typeof words>;
