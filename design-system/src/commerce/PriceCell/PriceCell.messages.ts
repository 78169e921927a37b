import { catalogue } from '../../i18n';
import type words from '../../locales/en/PriceCell.json';

/** Messages for screen readers, for what is shown as a line, a colour or a dash. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/PriceCell.json', { eager: true, import: 'default' }),
);
