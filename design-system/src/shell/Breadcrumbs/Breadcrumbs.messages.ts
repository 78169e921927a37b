import { catalogue } from '../../i18n';
import type words from '../../locales/en/Breadcrumbs.json';

/** Messages of Breadcrumbs. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Breadcrumbs.json', { eager: true, import: 'default' }),
);
