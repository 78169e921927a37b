import { catalogue } from '../../i18n';
import type words from '../../locales/en/GoodsManifest.json';

export const goodsManifestMessages = catalogue<typeof words>(
  import.meta.glob('../../locales/*/GoodsManifest.json', { eager: true, import: 'default' }),
);
