import { catalogue } from '../../i18n';
import type words from '../../locales/en/QuantityField.json';

export const quantityFieldMessages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/QuantityField.json', { eager: true, import: 'default' }),
);
