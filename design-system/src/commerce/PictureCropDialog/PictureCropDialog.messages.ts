import { catalogue } from '../../i18n';
import type words from '../../locales/en/PictureCropDialog.json';

/** Words of the dialog. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/PictureCropDialog.json', { eager: true, import: 'default' }),
);
