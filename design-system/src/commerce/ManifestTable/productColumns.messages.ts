import { catalogue } from '../../i18n';
import type { MessageKey, Translate } from '../../i18n';
import type words from '../../locales/en/productColumns.json';

/** Messages of the usual columns; `…Head` is the short form for a narrow column. */
export const productColumnMessages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/productColumns.json', { eager: true, import: 'default' }),
);

export type ProductColumnTranslate = Translate<MessageKey<typeof productColumnMessages>>;
