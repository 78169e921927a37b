import { catalogue } from '../../i18n';
import type words from '../../locales/en/ImportSummary.json';

/** Messages of ImportSummary. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ImportSummary.json', { eager: true, import: 'default' }),
);
