import { catalogue } from '../../i18n';
import type words from '../../locales/en/FacetPanel.json';

/** Messages of FacetPanel. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/FacetPanel.json', { eager: true, import: 'default' }),
);
