import { catalogue } from '../../i18n';
import type words from '../../locales/en/FacetGroup.json';

/** Words that unfold the rest of a long facet; `count` is how many are folded away. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/FacetGroup.json', { eager: true, import: 'default' }),
);
