import { catalogue } from '../../i18n';
import type words from '../../locales/en/Tag.json';

/** Messages of Tag; `name` is the text of the tag. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Tag.json', { eager: true, import: 'default' }),
);
