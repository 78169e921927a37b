import { catalogue } from '../../i18n';
import type words from '../../locales/en/AddressCard.json';

/** Messages of AddressCard. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/AddressCard.json', { eager: true, import: 'default' }),
);
