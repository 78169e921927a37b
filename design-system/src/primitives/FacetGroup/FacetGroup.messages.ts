import { catalogue } from '../../i18n';
import type words from '../../locales/en/FacetGroup.json';

/** Messages of FacetGroup; `count` is the number of folded values. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/FacetGroup.json', { eager: true, import: 'default' }),
);
