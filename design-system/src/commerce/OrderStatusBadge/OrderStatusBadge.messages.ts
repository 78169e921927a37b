import type statusWords from '@selvedge/domain/locales/en/statuses.json';
import { catalogue } from '../../i18n';
import type { MessageKey } from '../../i18n';
import type own from '../../locales/en/OrderStatusBadge.json';

/** Messages with the name of every status, by family and code: those of the domain, with which the server's dictionaries start too. */
export const words = catalogue<typeof statusWords>(
  import.meta.glob('../../../../packages/domain/locales/*/statuses.json', { eager: true, import: 'default' }),
);

/** Message that joins the names of two statuses. */
export const messages = catalogue<typeof own>(
  import.meta.glob('../../locales/*/OrderStatusBadge.json', { eager: true, import: 'default' }),
);

/** Message key of a status. */
export type StatusWord = MessageKey<typeof words>;
