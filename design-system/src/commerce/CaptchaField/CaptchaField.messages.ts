import { catalogue } from '../../i18n';
import type words from '../../locales/en/CaptchaField.json';

/** Messages of CaptchaField. */
export const messages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/CaptchaField.json', { eager: true, import: 'default' }),
);
