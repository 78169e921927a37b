import { catalogue } from '../../i18n';
import type words from '../../locales/en/Lightbox.json';

/** Messages of Lightbox. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/Lightbox.json', { eager: true, import: 'default' }),
);
