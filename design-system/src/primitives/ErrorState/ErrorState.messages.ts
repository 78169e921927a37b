import { catalogue } from '../../i18n';
import type words from '../../locales/en/ErrorState.json';

/** Messages of ErrorState. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ErrorState.json', { eager: true, import: 'default' }),
);
