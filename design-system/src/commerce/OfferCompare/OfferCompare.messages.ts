import { catalogue } from '../../i18n';
import type words from '../../locales/en/OfferCompare.json';

/** Words of what was asked beside what is offered. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/OfferCompare.json', { eager: true, import: 'default' }),
);
