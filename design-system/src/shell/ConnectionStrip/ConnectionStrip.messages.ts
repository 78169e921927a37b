import { catalogue } from '../../i18n';
import type words from '../../locales/en/ConnectionStrip.json';

/** Messages of ConnectionStrip. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ConnectionStrip.json', { eager: true, import: 'default' }),
);
