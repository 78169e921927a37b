import { catalogue } from '../../i18n';
import type words from '../../locales/en/ConnectionStrip.json';

/** Words of the strip that says the connection is gone. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ConnectionStrip.json', { eager: true, import: 'default' }),
);
