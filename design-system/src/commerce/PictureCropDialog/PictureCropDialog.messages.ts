import { catalogue } from '../../i18n';
import type words from '../../locales/en/PictureCropDialog.json';

/** Messages of PictureCropDialog. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/PictureCropDialog.json', { eager: true, import: 'default' }),
);
