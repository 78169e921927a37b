import { catalogue } from '../../i18n';
import type words from '../../locales/en/AddressCard.json';

/** Words of an address. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/AddressCard.json', { eager: true, import: 'default' }),
);
