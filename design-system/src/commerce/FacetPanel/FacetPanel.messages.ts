import { catalogue } from '../../i18n';
import type words from '../../locales/en/FacetPanel.json';

/** Words of the facets. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/FacetPanel.json', { eager: true, import: 'default' }),
);
