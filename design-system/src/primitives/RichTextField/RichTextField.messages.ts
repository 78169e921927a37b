import { catalogue } from '../../i18n';
import type words from '../../locales/en/RichTextField.json';

/** Messages of RichTextField. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/RichTextField.json', { eager: true, import: 'default' }),
);
