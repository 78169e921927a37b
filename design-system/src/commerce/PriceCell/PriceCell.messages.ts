import { catalogue } from '../../i18n';
import type words from '../../locales/en/PriceCell.json';

/** Words read aloud where the eye has a line, a colour or a dash. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/PriceCell.json', { eager: true, import: 'default' }),
);
