import { catalogue } from '../../i18n';
import type words from '../../locales/en/ComboBox.json';

/** Messages of ComboBox. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ComboBox.json', { eager: true, import: 'default' }),
);
