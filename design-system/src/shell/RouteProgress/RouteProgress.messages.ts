import { catalogue } from '../../i18n';
import type words from '../../locales/en/RouteProgress.json';

/** Messages of RouteProgress. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/RouteProgress.json', { eager: true, import: 'default' }),
);
