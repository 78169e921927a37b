import { catalogue } from '../../i18n';
import type words from '../../locales/en/IconPicker.json';

/** Messages of IconPicker. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/IconPicker.json', { eager: true, import: 'default' }),
);
