import { catalogue } from '../../i18n';
import type words from '../../locales/en/SignaturePad.json';

/** Messages of SignaturePad. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/SignaturePad.json', { eager: true, import: 'default' }),
);
