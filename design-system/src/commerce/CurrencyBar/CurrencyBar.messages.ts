import { catalogue } from '../../i18n';
import type words from '../../locales/en/CurrencyBar.json';

/** Messages of CurrencyBar. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/CurrencyBar.json', { eager: true, import: 'default' }),
);
