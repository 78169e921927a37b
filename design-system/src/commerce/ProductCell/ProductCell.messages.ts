import { catalogue } from '../../i18n';
import type words from '../../locales/en/ProductCell.json';

/** Messages of ProductCell. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ProductCell.json', { eager: true, import: 'default' }),
);
