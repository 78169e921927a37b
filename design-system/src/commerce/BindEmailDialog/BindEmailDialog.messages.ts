import { catalogue } from '../../i18n';
import type words from '../../locales/en/BindEmailDialog.json';

/** Messages of BindEmailDialog; the keys of problems are those of the specification. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/BindEmailDialog.json', { eager: true, import: 'default' }),
);
