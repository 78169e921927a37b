import { catalogue } from '../../i18n';
import type { MessageKey, Translate } from '../../i18n';
import type words from '../../locales/en/ManifestTable.json';

export const manifestMessages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/ManifestTable.json', { eager: true, import: 'default' }),
);

export type ManifestKey = MessageKey<typeof manifestMessages>;
export type ManifestTranslate = Translate<ManifestKey>;
