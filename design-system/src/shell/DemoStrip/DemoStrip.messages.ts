import { catalogue } from '../../i18n';
import type words from '../../locales/en/DemoStrip.json';

/** Messages of DemoStrip. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/DemoStrip.json', { eager: true, import: 'default' }),
);
