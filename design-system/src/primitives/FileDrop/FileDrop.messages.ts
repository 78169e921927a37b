import { catalogue } from '../../i18n';
import type words from '../../locales/en/FileDrop.json';

/** Messages of FileDrop. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/FileDrop.json', { eager: true, import: 'default' }),
);
