import { catalogue } from '../../i18n';
import type words from '../../locales/en/DemoStrip.json';

/** Words of the strip that marks a demo house. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/DemoStrip.json', { eager: true, import: 'default' }),
);
