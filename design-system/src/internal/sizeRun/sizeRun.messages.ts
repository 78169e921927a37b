import { catalogue } from '../../i18n';
import type { MessageKey, Translate } from '../../i18n';
import type words from '../../locales/en/sizeRun.json';

/** Messages of a size field, shared by the manifest table and the size matrix. */
export const sizeRunMessages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/sizeRun.json', { eager: true, import: 'default' }),
);

export type SizeRunKey = MessageKey<typeof sizeRunMessages>;
export type SizeRunTranslate = Translate<SizeRunKey>;
