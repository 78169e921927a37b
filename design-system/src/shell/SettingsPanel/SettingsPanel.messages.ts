import { catalogue } from '../../i18n';
import type words from '../../locales/en/SettingsPanel.json';

/** Messages of SettingsPanel. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SettingsPanel.json', { eager: true, import: 'default' }),
);
