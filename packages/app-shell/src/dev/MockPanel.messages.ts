import { catalogue } from '@selvedge/design-system/i18n';
import type words from './locales/en/MockPanel.json';

/** Messages of the mock panel. */
export const messages = catalogue<typeof words>(
  import.meta.glob('./locales/*/MockPanel.json', { eager: true, import: 'default' }),
);
