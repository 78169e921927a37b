import { catalogue } from '../../i18n';
import type words from '../../locales/en/OfferCompare.json';

/** Messages of OfferCompare. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/OfferCompare.json', { eager: true, import: 'default' }),
);
