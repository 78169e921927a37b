import { catalogue } from '../../i18n';
import type words from '../../locales/en/BindEmailDialog.json';

/** Words of the dialog; the keys of problems are the ones fixed by the specification. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/BindEmailDialog.json', { eager: true, import: 'default' }),
);
