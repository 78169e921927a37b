import { catalogue } from '../../i18n';
import type words from '../../locales/en/Tag.json';

/** Spoken name of the cross; `name` is what the tag says. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Tag.json', { eager: true, import: 'default' }),
);
